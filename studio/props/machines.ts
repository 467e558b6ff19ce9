import { block, drawing, fill, many, oval, rod, round, thread, tint, turned } from './brush.ts';

export const machines = {
  'home-computer': drawing(
    fill('earth4', 'M90 60Q90 30 120 30H392Q422 30 422 60V330Q422 356 396 356H116Q90 356 90 330Z'),
    block('violet0', 124, 62, 264, 220, 26),
    block('leaf0', 140, 78, 232, 188, 22),
    thread('M170 120h90M170 156h140M170 192h60M250 192h16', 12, 'leaf3'),
    block('grey2', 130, 306, 90, 14, 4),
    round('vermilion2', 376, 312, 11),
    fill('earth3', 'M60 386H452L492 470Q492 486 476 486H36Q20 486 20 470Z'),
    many(3, (j) => many(9, (i) => block('cream', 78 + i * 40 - j * 6 + i * j, 398 + j * 26, 30, 18, 4))),
  ),
  modem: drawing(
    fill('grey1', 'M40 240Q40 210 70 210H442Q472 210 472 240V380Q472 410 442 410H70Q40 410 40 380Z'),
    many(6, (i) => round(['vermilion2', 'leaf3', 'marigold2'][i % 3] ?? 'leaf3', 100 + i * 46, 340, 14)),
    block('grey2', 80, 250, 352, 36, 6),
    fill(
      'earth4',
      'M60 110Q60 70 120 70H392Q452 70 452 110V160Q452 180 420 180Q390 180 380 150H132Q122 180 92 180Q60 180 60 160Z',
    ),
    rod('violet0', 'M440 400Q500 440 440 490', 8),
  ),
  mainframe: drawing(
    fill('grey3', 'M60 40H452V480H60Z'),
    fill('peacock1', 'M86 66H250V290H86ZM262 66H426V290H262Z'),
    many(
      2,
      (i) =>
        round('cream', 168 + i * 176, 130, 48) +
        round('violet0', 168 + i * 176, 130, 15) +
        round('cream', 168 + i * 176, 232, 42) +
        round('violet0', 168 + i * 176, 232, 13),
    ),
    many(3, (j) =>
      many(10, (i) =>
        block(
          ['vermilion2', 'marigold2', 'leaf3', 'cream'][(i * 3 + j) % 4] ?? 'cream',
          96 + i * 33,
          318 + j * 34,
          20,
          16,
          3,
        ),
      ),
    ),
    block('grey1', 86, 430, 340, 26, 4),
  ),
  'punch-card': drawing(
    turned(
      -8,
      fill('earth4', 'M60 110L100 90H470V410H40V110Z') +
        many(5, (j) =>
          many(14, (i) => ((i * 7 + j * 5) % 3 ? block('violet0', 70 + i * 27, 140 + j * 50, 13, 28) : '')),
        ),
    ),
  ),
  cassette: drawing(
    fill('grey1', 'M30 110H482V400H30Z'),
    fill('marigold2', 'M60 140H452V300H60Z'),
    fill('cream', 'M80 156H432V196H80Z'),
    block('violet0', 130, 214, 252, 70, 34),
    round('cream', 176, 249, 27),
    round('cream', 336, 249, 27),
    round('violet0', 176, 249, 10),
    round('violet0', 336, 249, 10),
    fill('grey2', 'M120 330H392L412 400H100Z'),
  ),
  microchip: drawing(
    many(6, (i) => block('grey3', 120 + i * 48, 50, 22, 412) + block('grey3', 50, 120 + i * 48, 412, 22)),
    block('violet0', 100, 100, 312, 312, 16),
    block('violet1', 150, 150, 212, 212, 10),
    round('marigold2', 136, 136, 13),
    thread('M180 200h60v40h40M330 200v60h-40v50M190 320h50', 8, 'marigold2'),
  ),
  typewriter: drawing(
    fill('cream', 'M140 20H372V190H140Z'),
    thread('M170 60H340M170 90H300M170 120H330', 7, 'grey2'),
    rod('grey1', 'M40 180H472', 34),
    fill('peacock1', 'M80 200H432L470 400H42Z'),
    fill('peacock2', 'M96 214H416L430 270H82Z'),
    many(3, (j) => many(8, (i) => round('cream', 96 + i * 46 - j * 6, 300 + j * 40, 16))),
    fill('peacock0', 'M30 400H482V460H30Z'),
    block('marigold2', 206, 226, 100, 22, 6),
  ),
  'printing-press': drawing(
    fill('earth1', 'M80 30H160V480H80ZM352 30H432V480H352Z'),
    fill('earth2', 'M60 30H452V90H60Z'),
    fill('grey2', 'M236 90h40v110h-40Z'),
    many(4, (i) => thread(`M236 ${110 + i * 24}l40 -12`, 7)),
    rod('earth3', 'M256 160L440 130', 16),
    fill('earth3', 'M170 200H342V250H170Z'),
    fill('cream', 'M130 300H382V330H130Z'),
    fill('earth2', 'M40 330H472V380H40Z'),
    thread('M150 316H360', 6, 'grey2'),
    fill('earth1', 'M60 470H452V500H60Z'),
  ),
  'steam-engine': drawing(
    fill('grey1', 'M60 90h50v150H60Z'),
    fill('grey2', 'M46 60h78v40H46Z'),
    fill('vermilion2', 'M30 230H330V350H30Z'),
    many(5, (i) => round('marigold2', 56 + i * 62, 250, 9)),
    tint('vermilion3', 'M36 244H320V268H36Z'),
    round('leaf1', 390, 320, 116),
    round('earth4', 390, 320, 88),
    thread('M390 232V408M302 320H478M328 258L452 382M452 258L328 382', 11, 'leaf1'),
    round('marigold2', 390, 320, 22),
    rod('grey3', 'M180 300L390 376', 14),
    fill('earth2', 'M20 400H492V450H20Z'),
    fill('earth1', 'M60 450h60v50H60ZM390 450h60v50h-60Z'),
    thread('M85 50q-30 -20 0 -40', 14, 'grey4'),
  ),
  'spinning-wheel': drawing(
    fill('earth2', 'M30 430H482V470H30Z'),
    rod('earth3', 'M180 430V250M90 430V330', 20),
    rod('earth1', 'M80 330H130', 16),
    `<circle cx="310" cy="250" r="170" fill="none" stroke="#1c1033" stroke-width="34"/><circle cx="310" cy="250" r="170" fill="none" stroke="#a8592f" stroke-width="24"/>`,
    thread('M310 80V420M140 250H480M190 130L430 370M430 130L190 370', 10, 'earth1'),
    round('marigold2', 310, 250, 28),
    thread('M100 320L310 84M100 336L300 418', 4, 'cream'),
    oval('cream', 104, 326, 30, 16),
  ),
  'box-camera': drawing(
    fill('earth1', 'M40 130H472V430H40Z'),
    fill('earth2', 'M150 80H362V136H150Z'),
    round('grey2', 256, 280, 124),
    round('violet0', 256, 280, 92),
    round('sky2', 256, 280, 60),
    tint('sky4', 'M220 260a44 44 0 0 1 40 -34q-20 20 -18 44Z'),
    block('marigold2', 70, 160, 60, 40, 8),
    round('marigold2', 430, 170, 22),
    thread('M40 200H140M372 200H472', 6, 'earth0'),
  ),
  'film-reel': drawing(
    round('grey3', 256, 256, 220),
    tint('grey4', 'M60 230a200 200 0 0 1 160 -164v60a140 140 0 0 0 -100 104Z'),
    many(5, (i) =>
      round(
        'violet0',
        256 + Math.round(Math.cos(i * 1.257 - 1.57) * 118),
        256 + Math.round(Math.sin(i * 1.257 - 1.57) * 118),
        54,
      ),
    ),
    round('marigold2', 256, 256, 40),
    round('violet0', 256, 256, 13),
  ),
  theodolite: drawing(
    rod('earth2', 'M240 250L110 496M272 250L402 496M256 250V490', 20),
    fill('marigold2', 'M190 220H322V262H190Z'),
    rod('marigold1', 'M200 220V120M312 220V120', 20),
    fill('marigold3', 'M110 90H402V160H110Z'),
    fill('marigold1', 'M80 76h40v98H80ZM396 96h50v58h-50Z'),
    round('marigold2', 256, 126, 46),
    round('cream', 256, 126, 28),
    thread('M256 102V150M232 126H280', 5),
  ),
  sextant: drawing(
    fill('marigold2', 'M256 40L460 380Q256 500 52 380ZM256 110L120 356Q256 430 392 356Z'),
    rod('marigold1', 'M256 60L340 440', 18),
    many(9, (i) => thread(`M${100 + i * 39} ${388 + Math.round(Math.sin((i / 8) * 3.14) * 44)}v26`, 6)),
    fill('earth1', 'M150 220H40V180H150Z'),
    block('peacock2', 300, 190, 60, 60, 6),
    round('marigold3', 256, 56, 26),
  ),
  astrolabe: drawing(
    `<circle cx="256" cy="60" r="34" fill="none" stroke="#1c1033" stroke-width="24"/><circle cx="256" cy="60" r="34" fill="none" stroke="#dd7d05" stroke-width="14"/>`,
    round('marigold1', 256, 290, 200),
    round('marigold3', 256, 290, 166),
    many(24, (i) =>
      thread(
        `M${256 + Math.round(Math.cos(i * 0.262) * 170)} ${290 + Math.round(Math.sin(i * 0.262) * 170)}L${256 + Math.round(Math.cos(i * 0.262) * 192)} ${290 + Math.round(Math.sin(i * 0.262) * 192)}`,
        6,
      ),
    ),
    thread(
      'M256 130a150 150 0 0 1 120 240M256 450a150 150 0 0 1 -130 -230M160 340Q256 240 360 330M170 250Q256 330 350 240',
      7,
      'earth1',
    ),
    rod('marigold1', 'M110 390L402 190', 16),
    round('vermilion2', 256, 290, 22),
  ),
  'telegraph-key': drawing(
    fill('earth2', 'M50 400H462Q482 400 482 420V470H30V420Q30 400 50 400Z'),
    tint('earth1', 'M30 440H482V470H30Z'),
    fill('marigold1', 'M70 340h64v64h-64ZM196 250h24v154h-24ZM290 250h24v154h-24ZM392 356h56v48h-56Z'),
    rod('marigold3', 'M80 326L400 254', 28),
    rod('marigold2', 'M180 300H330', 14),
    fill('grey3', 'M84 280h36v62h-36Z'),
    rod('marigold2', 'M420 262V350', 14),
    fill('violet1', 'M350 236Q350 200 420 200Q490 200 490 236Q490 256 420 256Q350 256 350 236Z'),
    fill('violet2', 'M384 204Q384 150 420 150Q456 150 456 204Z'),
  ),
  'brick-phone': drawing(
    rod('violet0', 'M180 150V20', 20),
    fill(
      'grey3',
      'M150 130H362Q380 130 380 150V480Q380 500 360 500H152Q132 500 132 480V150Q132 130 150 130Z',
    ),
    block('leaf0', 164, 190, 184, 60, 8),
    thread('M184 222h80', 10, 'leaf3'),
    many(12, (i) => block('cream', 166 + (i % 3) * 64, 276 + Math.floor(i / 3) * 50, 50, 34, 8)),
    thread('M210 160h92', 8),
  ),
  'telephone-exchange': drawing(
    fill('earth1', 'M40 40H472V400H40Z'),
    many(4, (j) =>
      many(
        8,
        (i) =>
          round('marigold3', 86 + i * 49, 90 + j * 54, 15) + round('violet0', 86 + i * 49, 90 + j * 54, 7),
      ),
    ),
    fill('earth2', 'M20 390H492V450H20Z'),
    rod('vermilion2', 'M120 390Q150 200 280 200', 10),
    rod('leaf3', 'M230 390Q300 300 380 250', 10),
    rod('sky2', 'M340 390Q240 340 130 300', 10),
  ),
  turbine: drawing(
    fill('cream', 'M244 240H268L290 500H222Z'),
    many(3, (i) => turned(i * 120 + 20, fill('cream', 'M246 220Q230 120 256 10Q282 120 266 220Z'), 256, 220)),
    round('vermilion2', 256, 220, 28),
  ),
  'water-wheel': drawing(
    `<circle cx="256" cy="240" r="190" fill="none" stroke="#1c1033" stroke-width="40"/><circle cx="256" cy="240" r="190" fill="none" stroke="#a8592f" stroke-width="30"/>`,
    many(8, (i) =>
      turned(i * 45, fill('earth3', 'M236 20h40v60h-40Z') + thread('M256 80V240', 13, 'earth1'), 256, 240),
    ),
    round('earth1', 256, 240, 38),
    round('marigold2', 256, 240, 15),
    fill('sky2', 'M10 420q40 -30 82 0t82 0t82 0t82 0t82 0t82 0V500H10Z'),
  ),
} as const;
