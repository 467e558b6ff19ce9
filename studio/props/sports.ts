import { drawing, fill, many, oval, rod, round, thread, tint, turned } from './brush.ts';

const chessBase = fill('grey2', 'M120 470Q120 440 160 436H352Q392 440 392 470V492H120Z');

export const sports = {
  stumps: drawing(
    many(
      3,
      (i) =>
        fill('marigold3', `M${150 + i * 90} 90h34V500h-34Z`) +
        tint('marigold1', `M${172 + i * 90} 94h10V496h-10Z`),
    ),
    fill(
      'earth2',
      'M156 70h96q10 0 10 12t-10 12h-96q-10 0 -10 -12t10 -12ZM260 64h96q10 0 10 12t-10 12h-96q-10 0 -10 -12t10 -12Z',
    ),
  ),
  'cricket-bat': drawing(
    turned(
      34,
      fill('violet1', 'M238 10h36v150h-36Z') +
        many(5, (i) => thread(`M238 ${30 + i * 26}h36`, 6, 'rani3')) +
        fill(
          'marigold3',
          'M226 156Q190 170 190 210V470Q190 500 220 500H292Q322 500 322 470V210Q322 170 286 156Z',
        ) +
        tint('marigold1', 'M270 180Q300 190 300 220V488H282V230Q282 196 262 180Z'),
    ),
  ),
  'cricket-ball': drawing(
    round('vermilion2', 256, 256, 200),
    tint('vermilion1', 'M256 456a200 200 0 0 0 170 -306Q430 380 256 456Z'),
    thread('M150 86Q300 256 150 426M190 66Q350 256 190 446', 8, 'cream'),
    many(9, (i) => thread(`M${186 + Math.sin((i / 8) * 3.14) * 58} ${100 + i * 39}l34 -6`, 5, 'cream')),
  ),
  'tennis-ball': drawing(
    round('marigold3', 256, 256, 210),
    tint('marigold2', 'M256 466a210 210 0 0 0 178 -322Q440 390 256 466Z'),
    thread('M120 98Q250 256 120 414M392 98Q262 256 392 414', 22, 'cream'),
  ),
  'hockey-stick': drawing(
    turned(
      -20,
      rod('earth3', 'M300 20V380Q300 470 220 470Q150 470 150 410', 36) +
        rod('rani2', 'M300 24V150', 36) +
        thread('M282 50h36M282 80h36M282 110h36', 6, 'cream'),
    ),
    round('cream', 420, 440, 50),
    thread('M400 420q10 -10 24 -8', 6, 'grey3'),
  ),
  'polo-mallet': drawing(
    turned(
      24,
      rod('earth3', 'M256 20V420', 16) +
        fill('earth1', 'M130 410h240q20 0 20 26t-20 26H130q-20 0 -20 -26t20 -26Z') +
        rod('vermilion2', 'M256 24V110', 20),
    ),
    round('cream', 420, 450, 44),
  ),
  whistle: drawing(
    fill(
      'marigold2',
      'M40 170H290Q300 130 340 130H470V200H400Q470 250 450 340Q420 430 320 430Q220 420 210 320Q200 260 150 260H40Z',
    ),
    round('violet0', 330, 316, 56),
    round('vermilion2', 340, 320, 30),
    tint('marigold4', 'M60 184H280V204H60Z'),
    thread('M400 130Q440 40 300 30T90 120', 12, 'rani2'),
  ),
  javelin: drawing(
    turned(
      50,
      rod('grey3', 'M256 0V512', 14) +
        fill('grey4', 'M240 60L256 -20L272 60Z') +
        rod('rani2', 'M256 210V300', 20),
    ),
  ),
  discus: drawing(
    oval('earth2', 256, 270, 230, 150),
    oval('marigold3', 256, 250, 220, 134),
    oval('earth3', 256, 244, 150, 84),
    oval('marigold2', 256, 240, 60, 32),
  ),
  hurdle: drawing(
    rod('grey3', 'M110 130V470H40M402 130V470H472', 20),
    fill('cream', 'M50 90H462V170H50Z'),
    fill('vermilion2', 'M50 90H150V170H50ZM256 90H360V170H256Z'),
  ),
  bishop: drawing(
    chessBase,
    fill('grey1', 'M196 436Q210 330 176 280H336Q302 330 316 436Z'),
    fill('grey2', 'M160 250H352V286H160Z'),
    fill('grey1', 'M256 50Q160 130 180 220Q190 250 256 252Q322 250 332 220Q352 130 256 50Z'),
    thread('M290 110L240 180', 16, 'marigold3'),
    round('grey2', 256, 46, 26),
  ),
  knight: drawing(
    chessBase,
    fill(
      'grey1',
      'M170 436Q190 330 250 270Q190 300 140 290Q100 270 120 230L190 140L190 70L250 100Q380 130 372 290Q370 370 340 436Z',
    ),
    round('marigold3', 220, 170, 13),
    thread('M300 130Q350 200 340 320', 8, 'grey3'),
  ),
  rook: drawing(
    chessBase,
    fill('grey1', 'M186 436L200 200H312L326 436Z'),
    fill('grey2', 'M150 90h46v36h36V90h48v36h36V90h46v116H150Z'),
    tint('grey3', 'M216 216h26v206h-36Z'),
  ),
  'chess-queen': drawing(
    chessBase,
    fill('grey1', 'M186 436Q200 330 176 250H336Q312 330 326 436Z'),
    fill('grey2', 'M120 100L176 256H336L392 100L326 170L300 70L256 160L212 70L186 170Z'),
    many(5, (i) => round('marigold3', [120, 212, 256, 300, 392][i] ?? 0, [96, 66, 150, 66, 96][i] ?? 0, 16)),
  ),
  'chess-king': drawing(
    chessBase,
    fill('grey1', 'M186 436Q200 330 156 210Q256 160 356 210Q312 330 326 436Z'),
    fill('grey2', 'M160 190Q256 140 352 190L340 240Q256 200 172 240Z'),
    fill('marigold3', 'M240 40h32v36h36v32h-36v50h-32v-50h-36V76h36Z'),
  ),
  'wrestling-mace': drawing(
    turned(
      30,
      rod('earth2', 'M256 180V490', 20) +
        round('grey2', 256, 120, 110) +
        tint('grey3', 'M170 110a86 86 0 0 1 80 -76q-40 40 -40 100Z'),
    ),
  ),
  carrom: drawing(
    fill('earth1', 'M30 30H482V482H30Z'),
    fill('marigold4', 'M70 70H442V442H70Z'),
    many(4, (i) => round('violet0', i % 2 ? 420 : 92, i < 2 ? 92 : 420, 24)),
    round('vermilion3', 256, 256, 70),
    many(6, (i) =>
      round(
        i % 2 ? 'violet0' : 'cream',
        256 + Math.round(Math.cos(i * 1.05) * 46),
        256 + Math.round(Math.sin(i * 1.05) * 46),
        24,
      ),
    ),
    round('vermilion2', 256, 256, 22),
    thread('M110 380H402M110 132H402M132 110V402M380 110V402', 5, 'rani1'),
  ),
} as const;
