import { createHighlighter, type Highlighter } from 'shiki';
import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { circle, group, path, rect, round, text, WIDTH } from '../engine/svg.ts';

const languages = [
  'python',
  'javascript',
  'typescript',
  'java',
  'c',
  'cpp',
  'csharp',
  'go',
  'rust',
  'ruby',
  'php',
  'swift',
  'kotlin',
  'sql',
  'html',
  'css',
  'bash',
  'r',
  'scala',
  'haskell',
  'lua',
  'perl',
  'lisp',
  'prolog',
  'fortran-free-form',
  'cobol',
  'pascal',
  'ada',
  'erlang',
  'json',
] as const;
const THEME = 'one-dark-pro';
const FONT = 'JetBrains Mono';
/** The width of a character of JetBrains Mono in ems. */
const EM = 0.6;

export const codeSchema = z.strictObject({
  t: z.literal('code'),
  lang: z
    .enum(languages, { error: (issue) => `unknown language "${String(issue.input)}"` })
    .default('python'),
  lines: z.array(z.string().max(52)).min(1).max(10),
  title: z.string().max(30).optional(),
  /** The mark in the corner: a question mark unless told otherwise; `false` for none. */
  badge: z.union([z.string().max(2), z.literal(false)]).default('?'),
});
type CodeSpec = z.infer<typeof codeSchema>;

const highlighters = new Map<string, Promise<Highlighter>>();

function highlighterFor(lang: CodeSpec['lang']): Promise<Highlighter> {
  const known = highlighters.get(lang) ?? createHighlighter({ themes: [THEME], langs: [lang] });
  highlighters.set(lang, known);
  return known;
}

interface Editor {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fontSize: number;
}

function layout(lines: readonly string[]): Editor {
  const longest = Math.max(...lines.map((line) => line.length), 18);
  const fontSize = Math.min(34, 300 / lines.length / 1.5, 760 / (longest * EM + 4));
  const w = Math.min(860, Math.max(560, longest * fontSize * EM + 130));
  const h = lines.length * fontSize * 1.5 + 110;
  return { x: (WIDTH - w) / 2, y: (540 - h) / 2, w, h, fontSize };
}

function drawWindow(canvas: Canvas, { x, y, w, h }: Editor, title: string): string {
  const bar = `M${round(x)} ${round(y + 20)}a20 20 0 0 1 20 -20h${round(w - 40)}a20 20 0 0 1 20 20v30h${round(-w)}z`;
  return [
    group({ filter: canvas.blur(18), opacity: 0.65 }, rect(x + 6, y + 18, w, h, '#000', { rx: 22 })),
    rect(x, y, w, h, canvas.linear(['#2b313d', '#1c2029']), {
      rx: 20,
      stroke: '#6fd6ff',
      'stroke-opacity': 0.35,
      'stroke-width': 1.5,
    }),
    path(bar, '#12151c'),
    ...['#ff5f57', '#febc2e', '#28c840'].map((light, i) => circle(x + 30 + i * 26, y + 25, 8, light)),
    text(x + w / 2, y + 32, title, { font: FONT, size: 18, weight: 400, fill: '#9aa7b8' }),
  ].join('');
}

function drawBadge(canvas: Canvas, x: number, y: number, badge: string): string {
  return (
    circle(x + 3, y + 6, 44, '#000', { opacity: 0.35 }) +
    circle(x, y, 42, canvas.linear(['#7dffcf', '#1fb6ff']), { stroke: '#fff', 'stroke-width': 4 }) +
    text(x, y + 19, badge, { size: 52, weight: 800, fill: '#07182f' })
  );
}

/** A program in an editor window, coloured as its language is. */
export async function drawCode(canvas: Canvas, { lang, lines, title, badge }: CodeSpec): Promise<void> {
  const highlighter = await highlighterFor(lang);
  const { tokens } = highlighter.codeToTokens(lines.join('\n'), { lang, theme: THEME });
  const editor = layout(lines);
  const { x, y, w, h, fontSize } = editor;
  canvas.add(backdrops.circuit(canvas, {}), drawWindow(canvas, editor, title ?? ''));
  tokens.forEach((line, i) => {
    const baseline = y + 86 + i * fontSize * 1.5 + fontSize * 0.32;
    canvas.add(
      text(x + 52, baseline, String(i + 1), {
        font: FONT,
        size: fontSize * 0.82,
        weight: 400,
        fill: '#566173',
        anchor: 'end',
      }),
    );
    let column = 0;
    for (const { content, color } of line) {
      const indent = content.length - content.trimStart().length;
      const options = { font: FONT, size: fontSize, anchor: 'start', fill: color ?? '#abb2bf' } as const;
      if (content.trim() !== '') {
        canvas.add(text(x + 76 + (column + indent) * fontSize * EM, baseline, content.trim(), options));
      }
      column += content.length;
    }
  });
  if (badge !== false) canvas.add(drawBadge(canvas, x + w - 26, y + h - 20, badge));
  canvas.vignette(0.35);
}
