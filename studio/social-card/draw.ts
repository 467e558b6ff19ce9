import { encodeJpeg } from '../engine/encode.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { scallops } from '../ornament/bands.ts';
import { corners, feather } from '../ornament/leaves.ts';
import { at, beads, box, disc, each, lobes, shape, svgOf } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import type { PlacedActor } from '../sprite/actor.ts';
import { raster } from '../sprite/layer.ts';
import { lightAt } from '../sprite/light.ts';
import { placeSprite } from '../sprite/place.ts';
import { makeSprite } from '../sprite/sprite.ts';
import { SOCIAL_CARD, tagline } from './picture.ts';
import { SAWAAL, SAWAAL_IN_URDU } from './wordmark.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD;
const CX = WIDTH / 2;
/** Where the tail and the rays of light open. */
const CY = 318;
/** The studio draws on 960 by 540; a card is wider. */
const SCALE = WIDTH / 960;

/** Keeps this busy picture below 120 KB, which every network takes. */
const QUALITY = 72;

const FEATHERS = ['peacock', 'leaf', 'violet', 'rani', 'vermilion', 'sky'] as const;

/** A peacock's tail, the outermost feathers first, so that each overlaps the one outside it. */
const tail = (): string => {
  const angles = Array.from({ length: 17 }, (_, i) => i - 8).sort((a, b) => Math.abs(b) - Math.abs(a));
  return each(angles, (i) =>
    at(
      CX,
      CY,
      1.6,
      i * 12,
      `<g transform="translate(0 -92)">${feather(FEATHERS[Math.abs(i) % FEATHERS.length], 3)}</g>`,
    ),
  );
};

/** A board with a firm outline and an offset shadow. */
const board = (x: number, y: number, w: number, h: number, radius: number, fill: string): string =>
  box(x + 10, y + 13, w, h, INK, 0, radius) + box(x, y, w, h, fill, 7, radius);

function wordmark(): string {
  const scale = 1.5;
  const gap = 44;
  const left = CX - ((SAWAAL.width + SAWAAL_IN_URDU.width) * scale + 2 * gap) / 2;
  const baseline = 366;
  const dot = left + SAWAAL.width * scale + gap;
  const word = (outline: string, x: number, fill: string) =>
    `<path d="${outline}" transform="translate(${x} ${baseline}) scale(${scale})" fill="${fill}"/>`;
  return (
    board(CX - 510, 240, 1020, 188, 40, CREAM) +
    word(SAWAAL.outline, left, INK) +
    shape(`M${dot} ${baseline - 57}l17 20l-17 20l-17 -20Z`, tone('marigold'), 5) +
    word(SAWAAL_IN_URDU.outline, dot + gap, tone('rani'))
  );
}

const ground = (): string =>
  `<g transform="scale(${SCALE})">${sky('plum', [480, CY / SCALE, 150], 'rays')}</g>` +
  tail() +
  lobes(CX, CY, 176, 26, tone('marigold'), 6) +
  disc(CX, CY, 150, tone('rani', 1), 6) +
  beads(CX, CY, 163, CREAM, 5, 24) +
  `<g transform="scale(${SCALE})">${scallops(0, 30, ['rani', 'marigold', 'peacock'])}${corners(['c', 'd'], ['rani', 'marigold', 'leaf'], 0.8)}</g>`;

const boards = (): string =>
  wordmark() + board(CX - 430, 466, 860, 88, 44, tone('marigold')) + words(CX, 528, tagline, { size: 50 });

const cast: readonly PlacedActor[] = [
  { i: 'no:trophy', x: 118, y: 140, s: 190, float: true, rot: -8 },
  { i: 'no:stopwatch', x: WIDTH - 118, y: 140, s: 180, float: true, rot: 8 },
];

/** Draws the social card to JPEG bytes. */
export async function renderSocialCard(): Promise<Buffer> {
  const picture = raster(svgOf(ground() + boards(), WIDTH, HEIGHT));
  for (const actor of cast) placeSprite(picture, makeSprite(actor), lightAt(CX, -200));
  return encodeJpeg(picture, QUALITY);
}
