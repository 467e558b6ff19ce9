import type { Canvas } from '../engine/canvas.ts';
import { d, ellipse, path, rect, stroke } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { pointedArch, spread, tapered } from './shapes.ts';

function libertyFigure(canvas: Canvas): string {
  const copper = canvas.linear(['#b9f0d8', '#6cc0a4', '#2f7a72'], 0, 0, 1, 0.4);
  const shade = '#2c6f69';
  const rays = [-72, -48, -24, 0, 24, 48, 72].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return d`M${cos * 13 - sin * 2.4} ${-318 + sin * 13 + cos * 2.4}L${cos * 34} ${-318 + sin * 34}L${cos * 13 + sin * 2.4} ${-318 + sin * 13 - cos * 2.4}Z`;
  });
  return [
    // The raised arm and its torch.
    path('M-16 -276L-40 -330L-38 -356L-28 -358L-24 -332L4 -284Z', copper),
    path('M-42 -356H-24L-28 -372H-38Z', '#f0c04a'),
    path('M-44 -372H-22L-26 -378H-40Z', '#c98a1a'),
    path('M-33 -412C-18 -396 -22 -382 -33 -378C-44 -382 -46 -392 -33 -412Z', '#ffd75e'),
    canvas.glow(-33, -390, 46, '#ffe9a0', 0.9),
    path('M-34 -150L-30 -236Q-28 -276 -10 -284H14Q32 -278 34 -240L42 -150Z', copper),
    path('M14 -284Q32 -278 34 -240L42 -150H20L10 -240Z', shade, { opacity: 0.35 }),
    stroke('M-22 -152L-14 -250M-8 -152L-4 -262M8 -152L-10 -276M24 -152L6 -256M34 -190L-22 -262', shade, 3, {
      opacity: 0.7,
    }),
    path('M18 -268L44 -244L40 -206L24 -214L26 -240Z', copper),
    path('M36 -254L60 -248L52 -196L30 -204Z', '#8fdcc0', { stroke: shade, 'stroke-width': 2 }),
    rect(-7, -298, 14, 16, shade),
    path(rays.join(''), '#a6e6cc'),
    ellipse(0, -308, 14, 18, copper),
    path('M-16 -316Q0 -334 16 -316L14 -309Q0 -320 -14 -309Z', '#8fdcc0'),
    path('M14 -316Q22 -296 12 -286L8 -300Z', shade),
  ].join('');
}

export const liberty: Landmark = {
  name: 'Statue of Liberty',
  bg: 'day',
  size: 306,
  width: 420,
  draw: (canvas) => {
    const granite = canvas.linear(['#f3dfc0', '#c9a67c', '#8a6a50'], 0, 0, 1, 0.3);
    return [
      path('M-210 0L-176 -40H-40L0 -26L40 -40H176L210 0Z', canvas.linear(['#c9a986', '#7d6250'])),
      path(tapered(0, -34, 74, 56, 40), granite),
      path(tapered(0, -74, 52, 42, 66), granite),
      path(
        spread(4, -27, 27, (x) => pointedArch(x, -84, 5.5, 40)),
        '#6d5440',
      ),
      rect(-50, -146, 100, 10, '#f7e8cf'),
      rect(-44, -152, 88, 8, '#a8875f'),
      libertyFigure(canvas),
    ].join('');
  },
};

export const christ: Landmark = {
  name: 'Christ the Redeemer',
  bg: 'ocean',
  size: 340,
  width: 620,
  water: false,
  ground: terrain('#2f6f4f', '#123524'),
  draw: (canvas) => {
    const stone = canvas.linear(['#ffffff', '#e9e4da', '#a8a196'], 0, 0, 1, 0.3);
    const rock = canvas.linear(['#5f8a5a', '#2f5f45', '#1a3a30']);
    return [
      path(
        'M-620 240V30C-420 0 -230 -20 -92 -112C-60 -136 -34 -142 0 -142S62 -136 94 -110C230 -20 420 0 620 30V240Z',
        rock,
      ),
      path(
        'M-60 -128C-40 -90 -70 -50 -40 6M30 -138C40 -90 90 -60 80 6M-120 -86C-110 -50 -150 -20 -140 6',
        'none',
        {
          stroke: '#163527',
          'stroke-width': 8,
          opacity: 0.4,
        },
      ),
      path(tapered(0, -136, 26, 20, 40), '#8d867a'),
      path('M-22 -176C-20 -230 -20 -262 -16 -290Q0 -300 16 -290C20 -262 20 -230 22 -176Z', stone),
      path(
        'M-14 -296L-122 -292L-140 -284L-124 -276L-92 -276L-18 -250L18 -250L92 -276L124 -276L140 -284L122 -292L14 -296Z',
        stone,
      ),
      stroke(
        'M-92 -276L-18 -252M92 -276L18 -252M-10 -178L-6 -280M4 -178L6 -282M14 -180L12 -250',
        '#8d867a',
        2.4,
        { opacity: 0.7 },
      ),
      ellipse(0, -312, 12, 16, stone),
      path('M-12 -316Q-16 -296 -10 -290H10Q16 -296 12 -316Q0 -336 -12 -316Z', '#cfc8bc'),
      ellipse(0, -309, 7.5, 11, '#f3efe6'),
    ].join('');
  },
};

function moaiHead(canvas: Canvas, x: number, size: number, hat: boolean): string {
  const tuff = canvas.linear(['#b9a184', '#85705a', '#4d4036'], 0, 0, 1, 0.2);
  const at = (dx: number, dy: number) => d`${x + dx * size} ${dy * size}`;
  const shape = `M${at(-44, 0)}L${at(-40, -64)}C${at(-48, -70)} ${at(-46, -88)} ${at(-40, -96)}L${at(-40, -196)}C${at(-40, -214)} ${at(-28, -220)} ${at(0, -220)}S${at(40, -214)} ${at(40, -196)}L${at(40, -96)}C${at(46, -88)} ${at(48, -70)} ${at(40, -64)}L${at(44, 0)}Z`;
  const brow = `M${at(-42, -176)}L${at(42, -176)}L${at(38, -160)}L${at(12, -158)}L${at(15, -112)}L${at(0, -104)}L${at(-15, -112)}L${at(-12, -158)}L${at(-38, -160)}Z`;
  const eyes = `M${at(-36, -158)}L${at(-14, -156)}L${at(-16, -144)}L${at(-34, -146)}ZM${at(36, -158)}L${at(14, -156)}L${at(16, -144)}L${at(34, -146)}Z`;
  const mouth = `M${at(-20, -90)}L${at(20, -90)}L${at(16, -82)}L${at(-16, -82)}Z`;
  const ears = `M${at(-46, -170)}L${at(-38, -170)}L${at(-38, -100)}L${at(-46, -108)}ZM${at(46, -170)}L${at(38, -170)}L${at(38, -100)}L${at(46, -108)}Z`;
  return [
    path(shape, tuff),
    path(ears, '#6b5a48'),
    path(brow, '#c9b294', { opacity: 0.85 }),
    path(eyes, '#33291f'),
    path(mouth, '#4a3c30'),
    hat ? rect(x - 38 * size, -262 * size, 76 * size, 44 * size, '#a3543a', { rx: 8 }) : '',
  ].join('');
}

export const moai: Landmark = {
  name: 'Moai of Easter Island',
  bg: 'ocean',
  size: 330,
  width: 640,
  water: false,
  ground: terrain('#8fbf5f', '#2f6a3a'),
  draw: (canvas) =>
    [
      path('M-330 2L-312 -30H312L330 2Z', canvas.linear(['#9a8a76', '#5a4c40'])),
      moaiHead(canvas, -232, 0.86, false),
      moaiHead(canvas, -116, 0.98, true),
      moaiHead(canvas, 6, 1.12, false),
      moaiHead(canvas, 130, 0.94, true),
      moaiHead(canvas, 238, 0.84, false),
      path('M-330 4L-316 -16H316L330 4Z', '#6b5c4d'),
    ].join(''),
};
