import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { escapeXml, image, rect, text, wrap } from '../engine/svg.ts';
import type { Sources } from '../jobs/plan.ts';
import { type Cell, cellsOf } from './sheet-cells.ts';
import { toPng } from './to-png.ts';

/** Beside the large picture stands the small one, as wide as on the smallest phone. */
const LARGE = 640;
const SMALL = 320;
const GAP = 14;
const CELL = { w: LARGE + SMALL + 2 * GAP, h: (LARGE * 9) / 16 + GAP };
const COLUMNS = 2;
const PAGE = 8;

const embedded = async (source: string, width: number): Promise<string> =>
  `data:image/png;base64,${(await sharp(source).resize(width).png().toBuffer()).toString('base64')}`;

async function drawPicture(source: string, x: number, y: number, width: number): Promise<string> {
  const height = (width * 9) / 16;
  return existsSync(source)
    ? image(await embedded(source, width), x, y, width, height)
    : rect(x, y, width, height, '#402');
}

async function drawCell(cell: Cell, folder: string, x: number, y: number): Promise<string> {
  const source = path.join(folder, cell.file);
  const left = x + LARGE + GAP;
  const below = y + (SMALL * 9) / 16;
  const write = (content: string, line: number, fill: string, bold: boolean) =>
    text(left, below + line, content, { size: 15, weight: bold ? 700 : 400, anchor: 'start', fill });
  return [
    await drawPicture(source, x, y, LARGE),
    await drawPicture(source, left, y, SMALL),
    ...wrap(cell.title, 38)
      .slice(0, 4)
      .map((line, i) => write(line, 24 + i * 20, '#ffffff', true)),
    ...cell.options.map(({ text: option, right }, i) =>
      write(`${right ? '» ' : ''}${option}`, 114 + i * 20, right ? '#8dffb0' : '#c9c9dd', right),
    ),
  ].join('');
}

function toHtml(cells: readonly Cell[], folder: string): string {
  const figures = cells.map(({ file, title, options }) => {
    const list = options
      .map(
        ({ text: option, right }) =>
          `<li>${right ? `<b>✓ ${escapeXml(option)}</b>` : escapeXml(option)}</li>`,
      )
      .join('');
    const address = `file://${path.join(folder, file)}`;
    return `<figure><img src="${address}" width="960"> <img src="${address}" width="320"><figcaption>${escapeXml(title)}<ul>${list}</ul></figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>body{font:16px sans-serif}</style>${figures.join('\n')}\n`;
}

/** Writes pages with a quiz's pictures at both sizes, its questions and answers; the paths of the pages. */
export async function writeReviewSheet(
  slug: string,
  sources: Sources,
  images: string,
  output: string,
): Promise<string[]> {
  const cells = cellsOf(slug, sources);
  if (cells.length === 0) return [];
  mkdirSync(output, { recursive: true });
  for (const old of globSync(`${slug}-*.png`, { cwd: output })) rmSync(path.join(output, old));
  writeFileSync(path.join(output, `${slug}.html`), toHtml(cells, images));
  const files: string[] = [];
  for (let start = 0; start < cells.length; start += PAGE) {
    const page = cells.slice(start, start + PAGE);
    const drawn = await Promise.all(
      page.map((cell, i) =>
        drawCell(cell, images, (i % COLUMNS) * CELL.w + GAP, Math.floor(i / COLUMNS) * CELL.h + GAP),
      ),
    );
    const file = path.join(output, `${slug}-${start / PAGE + 1}.png`);
    const height = Math.ceil(page.length / COLUMNS) * CELL.h + GAP;
    writeFileSync(file, toPng(drawn.join(''), COLUMNS * CELL.w + GAP, height));
    files.push(file);
  }
  return files;
}
