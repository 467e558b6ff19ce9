import type { Page } from 'playwright-core';

/**
 * Does to a page what a browser's translator does, as long as it stands: each text gives way to two `font` elements with the
 * translation, and so does each that comes later. The words stay the same here, so that a journey finds them.
 */
function translator(): void {
  const kept = 'script, style, textarea, svg, [translate=no], .notranslate, font';
  const translate = (text: Text): void => {
    if (!/\S/.test(text.data) || text.parentElement?.closest(kept)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  translateAll();
  document.documentElement.className += ' translated-ltr';
  new MutationObserver(translateAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

export const translatePage = (page: Page): Promise<void> => page.evaluate(translator);
