import { block, drawing, fill, many, oval, rod, round, thread, tint, turned } from './brush.ts';

export const instruments = {
  sitar: drawing(
    turned(
      32,
      block('earth2', 236, 20, 40, 330, 8) +
        many(10, (i) => thread(`M236 ${60 + i * 26}H276`, 7, 'marigold3')) +
        many(6, (i) => round('marigold2', i % 2 ? 290 : 222, 40 + i * 34, 12)) +
        round('earth3', 256, 66, 0) +
        oval('vermilion1', 256, 402, 104, 98) +
        tint('vermilion2', 'M176 380a84 80 0 0 1 120 -60q-80 30 -80 120q-40 -10 -40 -60Z') +
        oval('earth4', 256, 392, 70, 62) +
        fill('earth1', 'M226 402h60v16h-60Z') +
        thread('M246 30V404M256 30V404M266 30V404', 3) +
        round('vermilion1', 256, 26, 34),
    ),
  ),
  tabla: drawing(
    fill('earth1', 'M300 250Q300 440 330 466H470Q496 440 496 250Z'),
    many(6, (i) => thread(`M${306 + i * 36} 270L${326 + i * 28} 456`, 7, 'marigold3')),
    oval('earth4', 398, 244, 100, 44),
    oval('violet0', 398, 240, 42, 17),
    fill('peacock2', 'M20 250Q-4 400 66 466H230Q300 400 276 250Z'),
    tint('peacock3', 'M30 270Q20 390 80 456H120Q60 390 66 270Z'),
    thread('M30 300L90 440L120 300L150 450L180 300L210 440L262 300', 6, 'marigold3'),
    oval('earth4', 148, 240, 128, 52),
    oval('violet0', 130, 234, 56, 22),
    fill('vermilion2', 'M30 462H270Q280 490 260 496H40Q20 490 30 462Z'),
    fill('vermilion2', 'M318 462H480Q490 490 474 496H324Q308 490 318 462Z'),
  ),
  rubab: drawing(
    turned(
      36,
      fill(
        'earth1',
        'M226 40H286L290 190Q360 230 340 300Q330 330 350 380Q360 480 256 490Q152 480 162 380Q182 330 172 300Q152 230 222 190Z',
      ) +
        fill('earth4', 'M190 330Q256 350 322 330Q350 460 256 470Q162 460 190 330Z') +
        many(5, (i) => round('marigold2', i % 2 ? 304 : 208, 60 + i * 28, 13)) +
        thread('M240 50V440M256 50V440M272 50V440', 3) +
        block('marigold2', 216, 420, 80, 14, 4),
    ),
  ),
  oud: drawing(
    turned(
      40,
      fill(
        'earth1',
        'M232 60L240 210Q120 260 120 370Q130 480 256 484Q382 480 392 370Q392 260 272 210L280 60Z',
      ) +
        fill('earth3', 'M256 216Q140 270 140 370Q150 466 256 468Q362 466 372 370Q372 270 256 216Z') +
        round('earth0', 256, 330, 46) +
        thread('M256 300v60M226 330h60', 5, 'marigold2') +
        block('earth0', 196, 420, 120, 16, 4) +
        thread('M244 70V424M252 70V424M260 70V424M268 70V424', 3, 'cream') +
        fill('earth0', 'M230 66L210 10L240 0L284 58Z') +
        many(4, (i) => round('marigold2', i % 2 ? 270 : 206, 12 + i * 14, 9)),
    ),
  ),
  harmonium: drawing(
    fill('earth1', 'M70 170L96 90H416L442 170Z'),
    thread('M90 150H424M96 128H416M102 108H410', 5, 'marigold2'),
    fill('earth2', 'M40 170H472V420H40Z'),
    fill('earth1', 'M40 340H472V420H40Z'),
    many(7, (i) => round('marigold2', 90 + i * 55, 380, 15)),
    block('cream', 60, 220, 392, 90),
    many(13, (i) => thread(`M${90 + i * 28} 220V310`, 4)),
    many(9, (i) => block('violet0', 80 + i * 42, 220, 18, 52)),
    fill('earth3', 'M30 420H482V446H30Z'),
  ),
  gramophone: drawing(
    fill('marigold2', 'M250 300Q240 200 150 160Q60 140 20 60Q120 10 250 40Q360 70 330 150Q300 220 290 310Z'),
    fill('marigold1', 'M20 60Q120 10 250 40Q300 60 250 90Q130 120 20 60Z'),
    thread('M150 160Q190 120 210 100M220 200Q280 160 300 110', 6, 'marigold4'),
    fill('earth2', 'M90 350H430V450H90Z'),
    fill('earth3', 'M70 340H450V370H70Z'),
    fill('earth1', 'M80 446H440V480H80Z'),
    oval('violet0', 250, 336, 140, 34),
    oval('vermilion2', 250, 334, 44, 12),
    rod('grey3', 'M440 400h40v-30', 12),
    round('marigold2', 270, 410, 22),
  ),
  vinyl: drawing(
    round('violet0', 256, 256, 236),
    thread(
      'M256 50a206 206 0 0 1 206 206M256 86a170 170 0 0 1 170 170M256 462a206 206 0 0 1 -206 -206M256 426a170 170 0 0 1 -170 -170',
      7,
      'violet1',
    ),
    round('rani2', 256, 256, 92),
    tint('rani3', 'M180 256a76 76 0 0 1 76 -76v40a36 36 0 0 0 -36 36Z'),
    round('marigold3', 256, 256, 40),
    round('violet0', 256, 256, 12),
  ),
  metronome: drawing(
    fill('earth2', 'M170 40H342L430 470H82Z'),
    fill('earth4', 'M196 84H316L356 330H156Z'),
    thread('M256 330L370 60', 12),
    fill('marigold2', 'M300 130l44 18l-20 50l-44 -18Z'),
    fill('earth1', 'M60 400H452V480H60Z'),
    round('marigold2', 256, 440, 20),
    thread('M180 130h30M176 170h20M170 210h34M164 250h20', 6),
  ),
  'tuning-fork': drawing(
    turned(
      20,
      rod('grey3', 'M196 60V240Q196 300 256 300Q316 300 316 240V60', 34) +
        rod('grey3', 'M256 300V440', 34) +
        round('grey2', 256, 456, 34),
    ),
    thread('M60 120q-30 40 0 90M100 90q-40 70 0 150', 9, 'marigold2'),
  ),
  'grand-piano': drawing(
    fill('violet0', 'M60 90Q200 -10 330 60Q400 100 470 90L440 250H60Z'),
    tint('violet1', 'M90 100Q200 30 320 84Q390 120 440 116L430 160H90Z'),
    fill('violet1', 'M40 250H480V320H40Z'),
    block('cream', 60, 290, 400, 44),
    many(15, (i) => thread(`M${84 + i * 25} 290V334`, 4)),
    many(11, (i) => block('violet0', 78 + i * 34, 290, 16, 26)),
    fill('violet0', 'M40 334H480V366H40Z'),
    fill('violet0', 'M70 366h40l-10 120h-20ZM400 366h40l-10 120h-20Z'),
    rod('marigold2', 'M256 366V470M230 474H282', 10),
    round('marigold2', 90, 490, 13),
    round('marigold2', 420, 490, 13),
  ),
  bagpipes: drawing(
    rod('earth1', 'M200 250L120 30M250 240L230 10M300 250L330 40', 22),
    many(3, (i) => round('cream', [120, 230, 330][i] ?? 0, [30, 12, 40][i] ?? 0, 18)),
    fill('vermilion2', 'M80 300Q90 220 220 226Q400 230 440 330Q440 420 300 430Q120 430 80 300Z'),
    thread('M140 240V420M220 226V436M300 230V432M380 260V420M90 290H420M90 340H440M120 390H430', 6, 'leaf1'),
    rod('earth1', 'M150 410L90 496', 24),
    fill('earth2', 'M60 480h60l10 26h-80Z'),
    thread('M300 226Q360 180 330 120', 8, 'marigold2'),
  ),
  didgeridoo: drawing(
    turned(
      -40,
      fill('earth2', 'M226 10H286L310 500H202Z') +
        many(7, (i) =>
          fill(
            ['marigold2', 'vermilion2', 'cream'][i % 3] ?? 'cream',
            `M${222 - i * 3} ${60 + i * 62}h${68 + i * 6}v22h${-68 - i * 6}Z`,
          ),
        ) +
        oval('earth0', 256, 500, 52, 12),
    ),
  ),
  timpani: drawing(
    fill('marigold1', 'M60 180Q70 400 256 410Q442 400 452 180Z'),
    tint('marigold2', 'M80 200Q90 360 200 396Q130 320 130 200Z'),
    oval('earth4', 256, 180, 200, 60),
    many(6, (i) => rod('grey3', `M${80 + i * 70} ${196 + (i % 5 ? 34 : 10)}v40`, 8)),
    rod('violet1', 'M140 400L110 500M372 400L402 500M256 410V500', 16),
    rod('earth3', 'M300 150L450 30M200 150L60 20', 12),
    round('cream', 302, 150, 26),
    round('cream', 200, 150, 26),
  ),
  baton: drawing(
    turned(45, rod('cream', 'M256 20V380', 12) + fill('earth2', 'M236 370Q220 470 256 496Q292 470 276 370Z')),
    thread('M60 120q60 -60 120 -40M60 200q40 -50 90 -40', 9, 'marigold2'),
  ),
} as const;
