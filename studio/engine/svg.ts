/** The canvas of every spec; cards are scaled down when they are encoded. */
export const WIDTH = 960;
export const HEIGHT = 540;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const round = (value: number): number => Math.round(value * 10) / 10;
const fine = (value: number): number => Math.round(value * 1000) / 1000;

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function attributeText(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? fine(value) : value}"`;
  }
  return text;
}

export const tag = (name: string, attributes: Attributes, children = ''): string =>
  children === ''
    ? `<${name}${attributeText(attributes)}/>`
    : `<${name}${attributeText(attributes)}>${children}</${name}>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more: Attributes = {}) =>
  tag('rect', { x: round(x), y: round(y), width: round(w), height: round(h), fill, ...more });

export const image = (href: string, x: number, y: number, w: number, h: number, more: Attributes = {}) =>
  tag('image', { x: round(x), y: round(y), width: round(w), height: round(h), 'xlink:href': href, ...more });

export interface TextOptions {
  readonly font?: string;
  readonly weight?: number;
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const text = (x: number, y: number, content: string, options: TextOptions = {}) =>
  tag(
    'text',
    {
      x: round(x),
      y: round(y),
      'font-family': options.font ?? 'JetBrains Mono',
      'font-weight': options.weight ?? 700,
      'font-size': round(options.size ?? 32),
      fill: options.fill ?? '#fff',
      'text-anchor': options.anchor ?? 'middle',
      'xml:space': 'preserve',
    },
    escapeXml(content),
  );

/** Breaks a text into lines of at most `limit` characters, between words. */
export function wrap(content: string, limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/)) {
    const longer = `${line} ${word}`.trim();
    if (longer.length > limit && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}
