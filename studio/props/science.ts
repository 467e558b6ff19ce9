import { drawing, fill, many, oval, rod, round, thread, tint, turned } from './brush.ts';

export const science = {
  prism: drawing(
    fill('cream', 'M0 250L180 236V262L0 276Z'),
    fill('vermilion2', 'M320 200L512 190V216L326 222Z'),
    fill('marigold2', 'M326 222L512 216V246L332 246Z'),
    fill('leaf3', 'M332 246L512 246V278L340 268Z'),
    fill('sky2', 'M340 268L512 278V310L346 292Z'),
    fill('violet2', 'M346 292L512 310V346L354 316Z'),
    fill('sky4', 'M256 70L430 400H82Z'),
    tint('sky3', 'M256 90L412 392H300Z'),
  ),
  'bunsen-burner': drawing(
    fill('sky3', 'M256 20Q350 140 290 230H222Q162 140 256 20Z'),
    fill('cream', 'M256 110Q290 170 270 226H242Q222 170 256 110Z'),
    fill('grey2', 'M226 230h60v180h-60Z'),
    fill('grey1', 'M206 340h100v40H206Z'),
    fill('grey2', 'M130 440Q256 380 382 440V480H130Z'),
    rod('vermilion2', 'M300 420Q420 400 500 460', 16),
  ),
  'newtons-cradle': drawing(
    rod('grey3', 'M70 470V60H442V470', 16),
    thread('M120 60L60 290M200 60V300M256 60V300M312 60V300M368 60V300', 5),
    round('grey3', 60, 316, 40),
    many(4, (i) => round('grey3', 200 + i * 56, 330, 28)),
    fill('earth2', 'M40 460H472V496H40Z'),
  ),
  pendulum: drawing(
    rod('earth2', 'M80 30H432', 24),
    thread('M256 40L400 380', 7),
    round('marigold2', 408, 400, 66),
    tint('marigold4', 'M360 390a46 46 0 0 1 44 -40q-22 18 -20 44Z'),
    thread('M256 40L110 380', 5, 'grey2'),
    thread('M120 420Q256 490 390 474', 8, 'rani2'),
  ),
  galaxy: drawing(
    turned(
      -22,
      oval('violet1', 256, 256, 250, 130) +
        thread(
          'M256 256Q400 200 440 270Q440 350 256 360Q70 350 60 250Q70 150 250 140Q420 140 470 210',
          28,
          'violet3',
        ) +
        thread('M256 256Q130 300 100 240Q110 180 256 170Q390 180 410 250', 18, 'rani3') +
        oval('marigold3', 256, 256, 66, 36) +
        many(14, (i) => round('cream', 40 + ((i * 97) % 430), 150 + ((i * 61) % 210), 6)),
    ),
  ),
  atom: drawing(
    ...[0, 60, 120].map(
      (turn) =>
        `<ellipse cx="256" cy="256" rx="220" ry="84" transform="rotate(${turn} 256 256)" fill="none" stroke="#1c1033" stroke-width="24"/><ellipse cx="256" cy="256" rx="220" ry="84" transform="rotate(${turn} 256 256)" fill="none" stroke="#3fc1bd" stroke-width="14"/>`,
    ),
    round('vermilion2', 240, 240, 36),
    round('marigold2', 284, 250, 36),
    round('vermilion2', 272, 284, 36),
    round('marigold2', 234, 278, 36),
    round('sky2', 476, 256, 24),
    round('sky2', 146, 66, 24),
    round('sky2', 146, 446, 24),
  ),
  neuron: drawing(
    rod(
      'rani3',
      'M200 250L60 120M200 250L40 260M200 250L90 420M200 250L190 80M200 260L220 430M60 120L20 60M60 120L110 60M90 420L30 440M190 80L150 20M190 80L240 20',
      18,
    ),
    rod('rani3', 'M240 250H430M430 250L490 170M430 250L500 260M430 250L480 340', 20),
    many(3, (i) => fill('marigold3', `M${276 + i * 52} 226h36v48h-36Z`)),
    round('rani2', 200, 250, 70),
    round('violet1', 200, 250, 28),
  ),
} as const;
