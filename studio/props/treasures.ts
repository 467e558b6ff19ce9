import { drawing, fill, many, rod, round, thread, tint, turned } from './brush.ts';

export const treasures = {
  lantern: drawing(
    `<path d="M186 110Q256 10 326 110" fill="none" stroke="#1c1033" stroke-width="24"/><path d="M186 110Q256 10 326 110" fill="none" stroke="#dd7d05" stroke-width="14"/>`,
    fill('marigold1', 'M150 110H362L330 160H182Z'),
    fill('marigold4', 'M170 160H342L370 390H142Z'),
    fill('vermilion2', 'M256 220Q310 300 256 360Q202 300 256 220Z'),
    fill('marigold2', 'M256 270Q280 310 256 344Q232 310 256 270Z'),
    thread('M190 160L170 390M322 160L342 390', 10, 'marigold1'),
    fill('marigold1', 'M120 390H392L410 450H102Z'),
  ),
  'prayer-beads': drawing(
    many(24, (i) =>
      round(
        i % 8 ? 'peacock2' : 'marigold2',
        256 + Math.round(Math.cos(i * 0.262) * 170),
        210 + Math.round(Math.sin(i * 0.262) * 150),
        24,
      ),
    ),
    rod('rani2', 'M256 370V430', 8),
    fill('rani2', 'M236 420h40l10 80h-60Z'),
  ),
  'treasure-chest': drawing(
    fill('earth1', 'M50 230Q60 90 256 90Q452 90 462 230Z'),
    fill('marigold2', 'M90 230q20 -60 60 -30q30 -50 70 -10q40 -40 80 0q40 -40 70 6q40 -10 52 34Z'),
    fill('earth2', 'M50 230H462V450H50Z'),
    fill('marigold2', 'M90 230h40v220H90ZM382 230h40v220h-40ZM210 230h92v80q-46 40 -92 0Z'),
    round('violet0', 256, 270, 16),
  ),
  sceptre: drawing(
    turned(
      36,
      rod('marigold2', 'M256 130V500', 20) +
        round('rani2', 256, 96, 60) +
        fill('marigold2', 'M196 130Q256 190 316 130L300 170H212Z') +
        fill('marigold3', 'M240 6h32v30h-32Z') +
        round('cream', 256, 300, 20),
    ),
  ),
  'peacock-throne': drawing(
    fill('marigold2', 'M110 200Q120 40 256 30Q392 40 402 200V330H110Z'),
    fill('rani1', 'M146 200Q156 80 256 74Q356 80 366 200V320H146Z'),
    fill(
      'peacock2',
      'M40 110Q90 60 120 140L130 200Q60 200 40 110ZM472 110Q422 60 392 140L382 200Q452 200 472 110Z',
    ),
    round('marigold3', 80, 130, 16),
    round('marigold3', 432, 130, 16),
    fill('rani2', 'M100 300H412V370H100Z'),
    fill('marigold1', 'M80 360H432V410H80Z'),
    fill('marigold2', 'M100 410h50v80h-50ZM362 410h50v80h-50Z'),
    many(5, (i) => round('peacock2', 130 + i * 63, 386, 13)),
  ),
  'golden-stool': drawing(
    fill('marigold2', 'M30 120Q256 200 482 120Q470 210 400 220H112Q42 210 30 120Z'),
    fill('marigold1', 'M150 220h50v180h-50ZM312 220h50v180h-50Z'),
    round('marigold3', 256, 310, 60),
    round('marigold1', 256, 310, 26),
    fill('marigold2', 'M60 400H452V460H60Z'),
  ),
  easel: drawing(
    rod('earth2', 'M200 110L90 500M312 110L422 500M256 40V480', 18),
    fill('cream', 'M90 90H422V340H90Z'),
    fill('sky3', 'M110 110H402V230H110Z'),
    fill('leaf2', 'M110 230Q200 180 260 230T402 220V320H110Z'),
    round('marigold2', 340, 160, 28),
    rod('earth3', 'M70 356H442', 16),
  ),
  'marble-bust': drawing(
    fill('grey3', 'M206 424H306L330 500H182Z'),
    fill('grey4', 'M204 260V312Q84 330 58 408Q52 444 130 444H382Q460 444 454 408Q428 330 308 312V260Z'),
    fill('grey3', 'M308 316Q200 350 120 444H382Q460 444 454 408Q430 336 308 316Z'),
    thread('M330 340Q250 370 190 440M372 354Q300 386 262 440M412 384Q360 406 338 440', 7, 'grey1'),
    tint('grey2', 'M206 272Q256 322 306 272V306Q256 342 206 306Z'),
    fill(
      'grey4',
      'M166 150Q166 56 256 56Q346 56 346 150V196Q346 246 304 280Q280 300 256 300Q232 300 208 280Q166 246 166 196Z',
    ),
    tint('grey3', 'M306 110Q332 180 308 238Q290 278 262 298Q346 276 346 190V120Z'),
    many(2, (row) =>
      many(9 - row * 2, (i) =>
        round(
          row ? 'grey4' : 'grey3',
          256 - Math.round(Math.cos((i / (8 - row * 2)) * Math.PI) * (92 - row * 28)),
          144 - Math.round(Math.sin((i / (8 - row * 2)) * Math.PI) * (96 - row * 38)),
          30,
        ),
      ),
    ),
    thread('M196 172Q220 154 246 172V220Q244 234 264 234M272 172Q294 154 318 172', 8, 'grey0'),
    thread('M204 192Q222 180 238 192Q222 202 204 192ZM274 192Q292 180 308 192Q292 202 274 192Z', 6, 'grey0'),
    thread('M228 262Q256 250 284 262M240 274Q256 282 272 274', 7, 'grey0'),
  ),
  'clay-soldier': drawing(
    fill('earth3', 'M204 290Q96 304 68 400L58 500H454L444 400Q416 304 308 290Z'),
    thread('M92 372H420M74 430H438M160 332V500M224 372V500M288 372V500M352 332V500', 7, 'earth0'),
    fill('earth4', 'M190 262Q256 320 322 262L346 304Q256 380 166 304Z'),
    fill('earth2', 'M256 92Q236 40 272 18Q316 4 330 44Q336 80 300 96Z'),
    fill(
      'earth4',
      'M176 160Q176 82 256 82Q336 82 336 160V206Q336 256 296 284Q256 304 216 284Q176 256 176 206Z',
    ),
    tint('earth3', 'M306 120Q324 190 300 242Q284 272 258 296Q336 276 336 206V150Z'),
    fill('earth2', 'M170 178Q160 70 256 68Q352 70 342 178Q322 128 256 124Q190 128 170 178Z'),
    thread('M200 178Q222 164 246 178V222Q246 234 264 234M270 178Q292 164 314 178', 8, 'earth0'),
    thread('M208 196Q224 186 240 196M276 196Q292 186 306 196', 7, 'earth0'),
    thread('M206 254Q240 236 256 248Q272 236 306 254M240 268Q256 274 272 268', 7, 'earth0'),
  ),
  origami: drawing(
    fill('rani3', 'M20 130L250 230L180 330Z'),
    fill('rani2', 'M492 60L280 250L330 340Z'),
    fill('rani2', 'M180 330L256 220L340 340L260 440Z'),
    fill('rani4', 'M256 220L430 150L340 340Z'),
    fill('rani3', 'M260 440L180 330L90 460Z'),
    fill('rani1', 'M20 130L80 130L110 170Z'),
  ),
  'khatam-star': drawing(
    fill(
      'peacock2',
      'M256 20L326 120L446 86L412 206L512 256L412 306L446 426L326 392L256 492L186 392L66 426L100 306L0 256L100 206L66 86L186 120Z',
    ),
    round('marigold2', 256, 256, 120),
    fill('rani2', 'M256 160l28 68h72l-58 42l24 70l-66 -42l-66 42l24 -70l-58 -42h72Z'),
  ),
} as const;
