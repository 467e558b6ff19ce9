import { arch, onion } from './arches.ts';
import { block, drawing, fill, many, rod, round, thread, tint, turned } from './brush.ts';

export const landmarksOfEurope = {
  'eiffel-tower': drawing(
    fill(
      'earth2',
      'M240 120H272L300 300H344V330H310Q350 440 420 500H340Q310 420 256 416Q202 420 172 500H92Q162 440 202 330H168V300H212Z',
    ),
    fill('earth3', 'M222 190H290V210H222ZM160 298H352V332H160Z'),
    thread(
      'M240 220L286 290M272 220L226 290M216 350L300 400M296 350L212 400M140 470L196 400M372 470L316 400',
      6,
      'earth0',
    ),
    fill('earth2', 'M246 120V30H266V120Z'),
    rod('earth2', 'M256 36V6', 5),
  ),
  'big-ben': drawing(
    fill('earth3', 'M176 500V150H336V500Z'),
    thread('M206 300V500M256 300V500M306 300V500M176 330H336M176 400H336', 6, 'earth1'),
    fill('earth4', 'M160 130H352V290H160Z'),
    round('cream', 256, 210, 64),
    thread('M256 210V164M256 210L286 230', 8),
    fill('earth2', 'M166 130L196 80H316L346 130Z'),
    fill('earth4', 'M206 80V50H306V80Z'),
    fill('peacock1', 'M206 50L256 -20L306 50Z'),
    rod('marigold2', 'M256 -14V-36', 5),
  ),
  'leaning-tower': drawing(
    turned(
      8,
      many(
        7,
        (j) =>
          fill('cream', `M170 ${440 - j * 54}h172v-46h-172Z`) +
          many(5, (i) => arch('violet1', 180 + i * 33, 438 - j * 54, 22, 38)) +
          fill('grey4', `M160 ${394 - j * 54}h192v-9h-192Z`),
      ) +
        fill('cream', 'M196 62H316V16H196Z') +
        many(3, (i) => arch('violet1', 208 + i * 36, 60, 22, 38)) +
        fill('grey3', 'M156 440H356V470H156Z'),
      256,
      470,
    ),
    fill('leaf2', 'M60 470H452V496H60Z'),
  ),
  colosseum: drawing(
    fill('earth4', 'M20 460V250Q30 130 160 130Q240 100 330 120Q360 190 420 200Q490 220 492 280V460Z'),
    fill('earth3', 'M330 120Q480 140 492 280V460H420V200Q360 190 330 120Z'),
    many(8, (i) => arch('violet1', 40 + i * 56, 456, 34, 70) + arch('violet1', 40 + i * 56, 360, 34, 64)),
    many(5, (i) => arch('violet1', 62 + i * 52, 262, 28, 54)),
    fill('earth3', 'M20 366H492V382H20ZM20 272H470V286H20Z'),
    fill('earth2', 'M10 460H502V484H10Z'),
  ),
  parthenon: drawing(
    fill('cream', 'M40 170L256 60L472 170Z'),
    fill('earth4', 'M90 160L256 84L422 160Z'),
    fill('cream', 'M40 170H472V214H40Z'),
    fill('vermilion1', 'M60 214H452V420H60Z'),
    many(
      7,
      (i) =>
        fill('cream', `M${52 + i * 62} 420V230h-6v-16h48v16h-6V420Z`) +
        thread(`M${64 + i * 62} 240V414M${76 + i * 62} 240V414`, 4, 'grey3'),
    ),
    fill('grey4', 'M30 420H482V446H30Z'),
    fill('cream', 'M10 446H502V476H10Z'),
  ),
  'brandenburg-gate': drawing(
    fill('earth3', 'M30 200H482V260H30Z'),
    fill('earth4', 'M60 160H452V204H60Z'),
    fill('leaf2', 'M200 160q10 -60 56 -60t56 60ZM240 100q16 -50 32 0Z'),
    fill('violet0', 'M50 260H462V460H50Z'),
    many(6, (i) => fill('earth4', `M${44 + i * 82} 460V260h36V460Z`)),
    fill('earth3', 'M20 460H492V486H20Z'),
  ),
  'saint-basil': drawing(
    fill('vermilion1', 'M60 480V330H452V480Z'),
    fill('vermilion2', 'M206 360V200H306V360ZM80 400V280H170V400ZM342 400V280H432V400Z'),
    fill('leaf2', 'M196 210L256 90L316 210Z'),
    onion('marigold2', 256, 96, 60, 80),
    onion('sky2', 125, 284, 110, 110),
    onion('leaf3', 387, 284, 110, 110),
    thread('M96 250Q130 220 150 200M352 240L420 270', 11, 'cream'),
    many(5, (i) => arch('violet0', 86 + i * 74, 476, 44, 84)),
    fill('cream', 'M50 330H462V346H50Z'),
    fill('grey3', 'M40 480H472V502H40Z'),
  ),
  'tower-bridge': drawing(
    rod('sky2', 'M-10 250Q70 330 110 190M402 190Q440 330 522 250', 12),
    fill('earth4', 'M100 480V140H190V480ZM322 480V140H412V480Z'),
    fill('sky1', 'M94 140L145 50L196 140ZM316 140L367 50L418 140Z'),
    fill('sky3', 'M190 180H322V204H190ZM-10 380H522V410H-10Z'),
    many(
      2,
      (i) => arch('violet0', 124 + i * 222, 378, 44, 90) + block('violet0', 134 + i * 222, 200, 24, 50),
    ),
    fill('earth3', 'M84 440H206V490H84ZM306 440H428V490H306Z'),
  ),
  stonehenge: drawing(
    fill('grey2', 'M60 480L70 230H130L140 480ZM200 480L206 230H266L276 480ZM340 480L346 220H410L420 480Z'),
    fill('grey3', 'M50 230Q160 200 286 226V180Q160 160 54 184ZM320 222Q380 200 440 222V176Q380 160 326 176Z'),
    tint('grey1', 'M110 236H128L136 474H112ZM250 236H264L272 474H250ZM388 226H408L416 474H392Z'),
    fill('leaf2', 'M0 470Q256 450 512 470V500H0Z'),
  ),
  'lighthouse-tower': drawing(
    fill('cream', 'M200 480L220 150H292L312 480Z'),
    fill('vermilion2', 'M212 280L216 210H296L300 280ZM204 410L208 340H304L308 410Z'),
    fill('violet1', 'M190 150H322V126H190Z'),
    fill('marigold3', 'M222 126V76H290V126Z'),
    fill('vermilion1', 'M206 76L256 30L306 76Z'),
    fill('earth1', 'M100 480Q256 430 412 480V500H100Z'),
    block('violet0', 244, 430, 26, 50),
  ),
  'old-mill': drawing(
    fill('cream', 'M170 490L200 230H312L342 490Z'),
    fill('vermilion2', 'M190 236Q256 130 322 236Z'),
    many(4, (i) =>
      turned(
        i * 90 + 22,
        fill('earth4', 'M252 220V20H292V150H262V220Z') +
          thread('M262 50H290M262 90H290M262 130H290', 5, 'earth1'),
        256,
        220,
      ),
    ),
    round('earth1', 256, 220, 20),
    block('earth1', 232, 410, 48, 80, 20),
  ),
  aqueduct: drawing(
    fill('earth3', 'M0 490V120H512V490Z'),
    many(4, (i) => arch('sky4', 18 + i * 124, 490, 92, 200)),
    many(7, (i) => arch('sky4', 14 + i * 72, 250, 48, 100)),
    fill('earth4', 'M0 100H512V136H0ZM0 262H512V284H0Z'),
  ),
} as const;
