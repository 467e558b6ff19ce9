import { createHighlighter, type Highlighter } from 'shiki';
import { z } from 'zod';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { snap } from '../ink/snap.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { box, disc, each, plain } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import { wallFields } from './fields.ts';
import { languages } from './languages.ts';
import { defineStage } from './stage.ts';

const THEME = 'one-dark-pro';
/** The width of a character of JetBrains Mono in ems. */
const EM = 0.6;
/** The column of line numbers in ems. */
const GUTTER = 0.9;
const NUMBER = 0.6;

type Language = (typeof languages)[number];
let highlighter: Promise<Highlighter> | undefined;

/** One for the process: its engine costs more than a language, and a language is loaded when it is first drawn. */
async function highlighterFor(lang: Language): Promise<Highlighter> {
  highlighter ??= createHighlighter({ themes: [THEME], langs: [] });
  const one = await highlighter;
  if (!one.getLoadedLanguages().includes(lang)) await one.loadLanguage(lang);
  return one;
}

interface Editor {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly size: number;
}

const LEADING = 1.42;
const MARGIN = 36;
/** The bar with the three lights. */
const BAR = 54;

/** As large as the picture takes it: a program has to be read at 320 pixels. */
function layout(lines: readonly string[]): Editor {
  const longest = Math.max(...lines.map((line) => line.length), 10);
  const size = Math.min(88, 400 / lines.length / LEADING, (912 - 2 * MARGIN) / (longest * EM + GUTTER));
  const w = Math.min(912, Math.max(720, (longest * EM + GUTTER) * size + 2 * MARGIN));
  const h = Math.max(330, lines.length * size * LEADING + BAR + 44);
  return { x: (960 - w) / 2, y: (540 - h) / 2 - 6, w, h, size };
}

const drawWindow = ({ x, y, w, h }: Editor, title: string): string =>
  box(x + 12, y + 16, w, h, INK, 0, 24) +
  box(x, y, w, h, tone('violet', 0), 7, 22) +
  plain(
    `M${x + 4} ${y + 54}V${y + 22}a18 18 0 0 1 18 -18h${w - 44}a18 18 0 0 1 18 18v32Z`,
    tone('violet', 1),
  ) +
  each(['vermilion2', 'marigold2', 'leaf3'], (light, i) =>
    disc(x + 34 + i * 30, y + 29, 10, tone(light), 4),
  ) +
  words(x + w / 2 + 40, y + 37, title, { size: 20, fill: CREAM, font: 'JetBrains Mono' });

/** Tokens as bright inks: a dark one would drown in the window. */
const tokenInk = (color: string | undefined): string => {
  const ink = snap(color?.slice(0, 7) ?? '#abb2bf');
  return ink === INK ? CREAM : ink;
};

/** Words with their columns; signs one by one, since the font would join `==` and `=>` to one. */
const apart = (content: string): (readonly [part: string, column: number])[] =>
  [...content.matchAll(/\w+|[^\w\s]/g)].map((match) => [match[0], match.index]);

export const code = defineStage({
  use: 'a program in an editor window, coloured as its language is: what does it print?',
  weightless: true,
  fields: {
    ...wallFields('peacock', 'dots'),
    lang: z
      .enum(languages, { error: (issue) => `unknown language "${String(issue.input)}"` })
      .default('python'),
    lines: z.array(z.string().max(52)).min(1).max(10),
    title: z.string().max(30).default(''),
  },
  paint: async ({ wall, wallTone, pattern, lang, lines, title }) => {
    const { tokens } = (await highlighterFor(lang)).codeToTokens(lines.join('\n'), {
      lang,
      theme: THEME,
      // With a limit a busy machine would colour it otherwise than a quick one.
      tokenizeTimeLimit: 0,
    });
    const editor = layout(lines);
    const { x, y, h, size } = editor;
    const middle = y + (BAR + h) / 2;
    const written = tokens.map((row, i) => {
      const baseline = middle + (i - (lines.length - 1) / 2) * size * LEADING + size * 0.36;
      let column = 0;
      const parts = row.map(({ content, color }) => {
        const left = x + MARGIN + GUTTER * size + column * size * EM;
        column += content.length;
        return each(apart(content), ([part, at]) =>
          words(left + at * size * EM, baseline, part, {
            size,
            fill: tokenInk(color),
            anchor: 'start',
            font: 'JetBrains Mono',
            weight: 700,
          }),
        );
      });
      const number = words(x + MARGIN + size * NUMBER * EM, baseline, String(i + 1), {
        size: size * NUMBER,
        fill: tone('violet', 3),
        anchor: 'end',
        font: 'JetBrains Mono',
      });
      return number + parts.join('');
    });
    return {
      back: wallpaper(pattern, wall, wallTone) + drawWindow(editor, title) + written.join(''),
      ground: 500,
      light: [200, -100],
    };
  },
});
