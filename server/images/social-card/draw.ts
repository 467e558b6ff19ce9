import { Canvas } from '../engine/canvas.ts';
import { encodeJpeg } from '../engine/encode.ts';
import { drawIcon } from '../engine/icons.ts';
import { INK, MARIGOLD, PAPER, RANI } from '../engine/paint-box.ts';
import { paletteOf } from '../engine/palettes.ts';
import { circle, d, group, path, rect, text } from '../engine/svg.ts';
import { drawCardFrame, rosette } from '../templates/card-frame.ts';
import { peacockTail } from './peacock.ts';
import { SOCIAL_CARD, socialCard, tagline } from './picture.ts';
import { SAWAAL, SAWAAL_IN_URDU } from './wordmark.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD;
const CX = WIDTH / 2;
/** Where the tail and the rays of light open. */
const CY = 384;

/** Keeps this busy picture below 120 KB, which every network takes. */
const QUALITY = 72;

const FEATHERS = [
  '#ffb71b',
  '#1c7335',
  '#2459b8',
  '#b93c16',
  '#008b94',
  '#c9146f',
  '#7a3fc4',
  '#ff7a59',
  '#a3103a',
  '#3f3ab8',
];

function drawGround(canvas: Canvas): void {
  const rays = Array.from({ length: 36 }, (_, i) =>
    path('M0 0L-34 -900H34Z', MARIGOLD, { transform: `rotate(${i * 10})` }),
  );
  canvas.add(
    rect(0, 0, WIDTH, HEIGHT, canvas.radial(['#00a0a6', '#045c6e', '#1c2a5c'], 0.5, 0.6, 0.75)),
    group({ transform: `translate(${CX} ${CY})`, opacity: 0.16 }, ...rays),
  );
}

function drawMedal(canvas: Canvas, icon: string, x: number, y: number): void {
  canvas.add(
    rosette(x, y, 112, 14, [RANI, MARIGOLD, PAPER]),
    circle(x, y, 74, PAPER, { stroke: INK, 'stroke-width': 5 }),
    drawIcon(canvas, icon, x, y, 116),
  );
}

/** A board with a firm outline and an offset shadow. */
function board(x: number, y: number, w: number, h: number, radius: number, fill: string): string {
  return (
    rect(x + 9, y + 10, w, h, INK, { rx: radius }) +
    rect(x, y, w, h, fill, { rx: radius, stroke: INK, 'stroke-width': 6 })
  );
}

function drawWordmark(canvas: Canvas): void {
  const scale = 1.5;
  const gap = 44;
  const width = (SAWAAL.width + SAWAAL_IN_URDU.width) * scale + 2 * gap;
  const left = CX - width / 2;
  const baseline = 366;
  const dot = left + SAWAAL.width * scale + gap;
  const word = (outline: string, x: number, fill: string) =>
    path(outline, fill, { transform: `translate(${x} ${baseline}) scale(${scale})` });
  canvas.add(
    board(CX - 510, 240, 1020, 188, 40, PAPER),
    word(SAWAAL.outline, left, INK),
    path(d`M${dot} ${baseline - 57}l17 20l-17 20l-17 -20Z`, MARIGOLD, { stroke: INK, 'stroke-width': 5 }),
    word(SAWAAL_IN_URDU.outline, dot + gap, RANI),
  );
}

/** Draws the social card to JPEG bytes. */
export async function renderSocialCard(): Promise<Buffer> {
  const canvas = new Canvas(socialCard.seed, paletteOf(socialCard.category), WIDTH, HEIGHT);
  drawGround(canvas);
  canvas.add(group({ transform: `translate(${CX} ${CY}) scale(1.06)` }, peacockTail(FEATHERS)));
  drawMedal(canvas, 'fe:trophy', 186, 172);
  drawMedal(canvas, 'fe:stopwatch', WIDTH - 186, 172);
  drawWordmark(canvas);
  canvas.add(
    board(CX - 430, 456, 860, 88, 44, MARIGOLD),
    text(CX, 517, tagline, { size: 48, weight: 800, fill: INK }),
  );
  drawCardFrame(canvas);
  return encodeJpeg(await canvas.toSvg(), QUALITY);
}
