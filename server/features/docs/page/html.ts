/** Markup that is safe to send: whatever was put into it is escaped, or was markup itself. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  if (part === false || part === null || part === undefined) return '';
  return String(part).replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A template whose values are escaped; lists are joined, and what isn't there leaves nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(render)));
}

/** Words with `code` in backticks, as the descriptions of the contract have it. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;

export const paragraphs = (text: string): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}`;

export const json = (value: unknown): Html =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
