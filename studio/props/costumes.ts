import { drawing, fill, many, oval, round, thread, tint } from './brush.ts';

export const costumes = {
  'pharaoh-mask': drawing(
    fill(
      'marigold2',
      'M256 30Q110 30 90 190L50 430Q150 480 170 480L200 420H312L342 480Q362 480 462 430L422 190Q402 30 256 30Z',
    ),
    many(6, (i) =>
      thread(
        `M${100 - i * 6} ${210 + i * 40}L${170 - i * 2} ${220 + i * 40}M${412 + i * 6} ${210 + i * 40}L${342 + i * 2} ${220 + i * 40}`,
        17,
        'sky1',
      ),
    ),
    thread('M150 110Q256 60 362 110M120 160Q140 140 160 130M392 160Q372 140 352 130', 15, 'sky1'),
    fill('marigold3', 'M180 150Q256 110 332 150Q350 300 300 370Q256 400 212 370Q162 300 180 150Z'),
    thread('M196 220q24 -20 48 0M268 220q24 -20 48 0M256 230v50M232 320h48', 8),
    fill('sky1', 'M240 390h32l8 100h-48Z'),
    fill('marigold1', 'M240 110Q220 60 256 40Q292 60 272 110Z'),
  ),
  'samurai-helmet': drawing(
    fill('marigold2', 'M256 140Q120 40 60 20Q100 130 200 190ZM256 140Q392 40 452 20Q412 130 312 190Z'),
    fill('violet0', 'M110 300Q110 120 256 110Q402 120 402 300Z'),
    thread('M160 290Q170 170 240 120M352 290Q342 170 272 120M256 112V290', 6, 'violet2'),
    fill('vermilion2', 'M70 290H442L490 440H350L320 340H192L162 440H22Z'),
    thread('M60 340H150M50 380H160M362 340H452M352 380H462', 8, 'marigold3'),
    round('marigold3', 256, 170, 36),
    fill('grey1', 'M190 340H322L300 450Q256 480 212 450Z'),
  ),
  'roman-helmet': drawing(
    fill('vermilion2', 'M100 190Q90 30 270 24Q440 40 470 250L400 240Q380 110 256 110Q160 110 140 190Z'),
    fill(
      'marigold2',
      'M110 330Q90 130 256 120Q400 130 410 330L440 380H390L370 340Q350 470 280 480L290 330H200L190 420Q130 400 110 330Z',
    ),
    thread('M130 270Q250 230 400 280', 9, 'marigold0'),
    tint('marigold4', 'M150 230Q160 160 240 140Q190 180 190 240Z'),
  ),
  'viking-helmet': drawing(
    fill('cream', 'M130 260Q30 240 20 80Q60 190 160 190ZM382 260Q482 240 492 80Q452 190 352 190Z'),
    fill('grey2', 'M110 360Q90 130 256 120Q422 130 402 360Z'),
    fill('marigold2', 'M232 116h48v330q-24 30 -48 0ZM96 330H416V386H96Z'),
    many(6, (i) => round('marigold3', 130 + i * 51, 358, 11)),
  ),
  turban: drawing(
    fill('rani2', 'M70 380Q40 200 180 130Q330 70 430 200Q480 290 440 390Q250 320 70 380Z'),
    thread(
      'M90 350Q170 220 400 180M80 300Q180 170 330 120M170 350Q300 250 450 290M300 350Q380 310 450 340',
      9,
      'rani1',
    ),
    fill('marigold2', 'M230 60Q256 0 290 60Q300 130 256 170Q216 130 230 60Z'),
    round('peacock2', 256, 150, 36),
    round('cream', 256, 150, 14),
  ),
  karakul: drawing(
    fill('grey1', 'M60 380L90 190Q256 120 430 210L460 390Q250 300 60 380Z'),
    many(4, (j) =>
      many(9, (i) =>
        thread(
          `M${100 + i * 40 - j * 5} ${200 + j * 44 + Math.abs(4 - i) * 3}q12 -16 24 0t-4 18`,
          6,
          'grey3',
        ),
      ),
    ),
  ),
  fez: drawing(
    fill('vermilion2', 'M150 110H362L410 440H102Z'),
    tint('vermilion1', 'M320 116H358L404 434H340Z'),
    oval('vermilion3', 256, 112, 106, 26),
    thread('M256 110Q400 110 400 240', 9, 'violet0'),
    fill('violet0', 'M384 230h32l10 110h-52Z'),
  ),
  sombrero: drawing(
    oval('marigold2', 256, 350, 246, 96),
    oval('marigold1', 256, 336, 200, 62),
    fill('marigold2', 'M160 340Q150 110 256 90Q362 110 352 340Q256 370 160 340Z'),
    thread('M162 300Q256 336 350 300M160 260Q256 296 352 260', 13, 'rani2'),
    thread('M40 350q20 30 50 40M470 350q-20 30 -50 40M130 400q60 30 120 30t130 -30', 10, 'peacock2'),
  ),
  'theatre-mask': drawing(
    fill('marigold3', 'M110 60Q256 110 402 60Q440 330 256 470Q72 330 110 60Z'),
    fill(
      'violet0',
      'M150 180q40 -40 80 0q-40 30 -80 0ZM282 180q40 -40 80 0q-40 30 -80 0ZM160 290Q256 330 352 290Q330 400 256 410Q182 400 160 290Z',
    ),
    tint('marigold1', 'M330 90L396 74Q420 320 270 450Q380 280 330 90Z'),
  ),
} as const;
