import { STYLE_ATTRIBUTE } from '../../shared/contract/rendered-page.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');

/**
 * Puts elements' own styles into rules, which a content security policy can allow by their hash. Each rule finds its
 * elements by the style that they carry; named three times, it outweighs what classes say.
 */
export function withRules(html: string): { readonly body: string; readonly rules: string } {
  const rules = new Set<string>();
  const body = html.replaceAll(/(<[^>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    const text = unescaped(style);
    const selector = `[${STYLE_ATTRIBUTE}=${JSON.stringify(text)}]`;
    rules.add(`${selector.repeat(3)}{${text}}`);
    return `${before} ${STYLE_ATTRIBUTE}="${style}"`;
  });
  return { body, rules: [...rules].join('') };
}

/** Gives the elements below a node their styles back: a script may set what an attribute may not. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}
