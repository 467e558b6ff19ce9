import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { z } from 'zod';
import { fontFiles } from '../../server/images/engine/fonts.ts';
import { escapeXml, image, rect, tag, text, wrap } from '../../server/images/engine/svg.ts';
import { planPictures, type Sources } from '../../server/images/jobs/plan.ts';

interface Cell {
  readonly file: string;
  readonly title: string;
  readonly options: readonly { readonly text: string; readonly right: boolean }[];
}

const questionSchema = z.looseObject({
  n: z.int(),
  text: z.string(),
  correct: z.string(),
  distractors: z.array(z.string()),
});
const bankSchema = z.looseObject({
  slug: z.string(),
  category: z.string(),
  prefix: z.string(),
  questions: z.array(questionSchema),
});

const COLUMNS = 5;
const CELL = { w: 384, h: 352, picture: 203, gap: 12 };

function cellsOf(slug: string, sources: Sources): Cell[] {
  const { pictures } = planPictures(sources);
  const chosen = pictures.filter(({ group }) => group === slug);
  const [first] = chosen;
  if (!first) return [];
  if (!first.file.startsWith('quiz/'))
    return chosen.map(({ file, name }) => ({ file, title: name.replace('--', ' / '), options: [] }));
  const file = path.join(sources.banks, first.category, `${slug}.json`);
  const bank = bankSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return bank.questions.map((question) => ({
    file: `quiz/${bank.prefix}${question.n}.webp`,
    title: `${question.n}. ${question.text}`,
    options: [
      { text: question.correct, right: true },
      ...question.distractors.map((distractor) => ({ text: distractor, right: false })),
    ],
  }));
}

async function drawCell(cell: Cell, folder: string, x: number, y: number): Promise<string> {
  const width = CELL.w - CELL.gap;
  const source = path.join(folder, cell.file);
  const picture = existsSync(source)
    ? image(
        `data:image/jpeg;base64,${(await sharp(source).resize(width).jpeg().toBuffer()).toString('base64')}`,
        x,
        y,
        width,
        CELL.picture,
      )
    : rect(x, y, width, CELL.picture, '#402');
  const title = wrap(cell.title, 44)
    .slice(0, 3)
    .map((line, i) =>
      text(x, y + CELL.picture + 22 + i * 19, line, { size: 15, weight: 700, anchor: 'start' }),
    );
  const options = cell.options.map((option, i) =>
    text(
      x + (i % 2) * 186,
      y + CELL.picture + 88 + Math.floor(i / 2) * 22,
      `${option.right ? '» ' : ''}${option.text}`,
      {
        size: 14,
        weight: option.right ? 700 : 400,
        anchor: 'start',
        fill: option.right ? '#8dffb0' : '#c9c9dd',
      },
    ),
  );
  return [picture, ...title, ...options].join('');
}

function toHtml(cells: readonly Cell[], folder: string): string {
  const figures = cells.map((cell) => {
    const options = cell.options
      .map(
        ({ text: option, right }) =>
          `<li>${right ? `<b>✓ ${escapeXml(option)}</b>` : escapeXml(option)}</li>`,
      )
      .join('');
    const address = path.join(folder, cell.file);
    return `<figure><img src="file://${address}" width="480"><figcaption>${escapeXml(cell.title)}<ul>${options}</ul></figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>body{display:flex;flex-wrap:wrap;font:16px sans-serif}figure{width:480px;margin:12px}</style>${figures.join('\n')}\n`;
}

/** Writes one picture and one page with a quiz's images, questions and answers; the path of the picture. */
export async function writeReviewSheet(
  slug: string,
  sources: Sources,
  images: string,
  output: string,
): Promise<string | undefined> {
  const cells = cellsOf(slug, sources);
  if (cells.length === 0) return undefined;
  const height = cells[0]?.options.length === 0 ? CELL.picture + 40 : CELL.h;
  const drawn: string[] = [];
  for (const [i, cell] of cells.entries()) {
    const [x, y] = [(i % COLUMNS) * CELL.w + CELL.gap, Math.floor(i / COLUMNS) * height + CELL.gap];
    drawn.push(await drawCell(cell, images, x, y));
  }
  const size = {
    width: COLUMNS * CELL.w + CELL.gap,
    height: Math.ceil(cells.length / COLUMNS) * height + CELL.gap,
  };
  const svg = tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink', ...size },
    rect(0, 0, size.width, size.height, '#141426') + drawn.join(''),
  );
  const png = new Resvg(svg, { font: { fontFiles: fontFiles(), loadSystemFonts: false } }).render().asPng();
  mkdirSync(output, { recursive: true });
  writeFileSync(path.join(output, `${slug}.html`), toHtml(cells, images));
  const file = path.join(output, `${slug}.png`);
  writeFileSync(file, png);
  return file;
}
