import { arch, minaret, onion } from './arches.ts';
import { block, drawing, fill, many, oval, rod, round, thread } from './brush.ts';

export const landmarksOfAsia = {
  'taj-mahal': drawing(
    minaret(40, 440, 130, 13, 'cream', 'cream'),
    minaret(472, 440, 130, 13, 'cream', 'cream'),
    onion('cream', 160, 250, 70, 60),
    onion('cream', 352, 250, 70, 60),
    onion('cream', 256, 236, 170, 176),
    fill('cream', 'M110 440V250H402V440Z'),
    fill('grey4', 'M186 440V206H326V440Z'),
    arch('violet1', 212, 440, 88, 190),
    arch('violet1', 126, 350, 44, 80),
    arch('violet1', 126, 438, 44, 76),
    arch('violet1', 342, 350, 44, 80),
    arch('violet1', 342, 438, 44, 76),
    thread('M256 62V34', 7, 'marigold2'),
    fill('grey3', 'M10 440H502V476H10Z'),
  ),
  'great-wall': drawing(
    fill('leaf1', 'M0 500Q60 300 180 330Q260 200 360 230Q440 150 512 170V500Z'),
    fill(
      'earth3',
      'M0 500L60 430L170 410L250 330L340 320L420 240L512 220V280L440 300L360 390L270 400L190 480L110 500Z',
    ),
    thread('M60 430L170 410L250 330L340 320L420 240L512 220', 13, 'earth4'),
    fill('earth3', 'M140 420V320H230V420ZM340 330V220H440V330Z'),
    fill(
      'earth4',
      'M130 326V290h22v16h24v-16h22v16h24v-16h18v36ZM330 226V186h24v18h26v-18h26v18h24v-18h20v40Z',
    ),
    arch('violet0', 168, 420, 34, 60),
    arch('violet0', 372, 326, 36, 60),
  ),
  petra: drawing(
    fill('vermilion1', 'M20 500V60Q256 -20 492 60V500Z'),
    fill('vermilion3', 'M100 500V270H412V500Z'),
    many(6, (i) => fill('vermilion4', `M${108 + i * 52} 470V300h26V470Z`)),
    fill('vermilion4', 'M90 300H422V274H90ZM100 274L256 210L412 274Z'),
    fill('violet0', 'M226 480V340H286V480Z'),
    fill('vermilion3', 'M120 210V120H180V210ZM332 210V120H392V210ZM216 214V110H296V214Z'),
    fill('vermilion4', 'M206 112Q256 40 306 112ZM110 120L180 80V120ZM402 120L332 80V120Z'),
  ),
  'angkor-wat': drawing(
    many(3, (i) => {
      const [x, top, w] = [
        [110, 170, 46],
        [256, 60, 60],
        [402, 170, 46],
      ][i] as [number, number, number];
      return (
        fill('earth2', `M${x - w} 380Q${x - w} ${top + 70} ${x} ${top}Q${x + w} ${top + 70} ${x + w} 380Z`) +
        thread(
          `M${x - w * 0.8} 330H${x + w * 0.8}M${x - w * 0.74} 280H${x + w * 0.74}M${x - w * 0.6} 230H${x + w * 0.6}`,
          7,
          'earth0',
        )
      );
    }),
    fill('earth3', 'M20 370H492V430H20Z'),
    many(9, (i) => arch('violet0', 36 + i * 50, 428, 28, 44)),
    fill('earth2', 'M0 430H512V470H0Z'),
  ),
  'burj-tower': drawing(
    fill('sky3', 'M240 500V150L256 10L272 150V500Z'),
    fill('sky2', 'M200 500V230H244V500ZM268 500V270H316V500ZM160 500V340H204V500ZM312 500V380H356V500Z'),
    thread('M256 160V490M222 250V490M292 290V490M182 360V490M334 400V490', 5, 'sky4'),
    fill('grey3', 'M120 480H392V504H120Z'),
  ),
  'badshahi-mosque': drawing(
    minaret(50, 460, 120, 22, 'vermilion1', 'cream'),
    minaret(462, 460, 120, 22, 'vermilion1', 'cream'),
    onion('cream', 256, 260, 140, 150),
    onion('cream', 140, 280, 96, 100),
    onion('cream', 372, 280, 96, 100),
    fill('vermilion1', 'M80 460V276H432V460Z'),
    fill('vermilion2', 'M190 460V236H322V460Z'),
    arch('cream', 208, 458, 96, 190),
    arch('violet0', 222, 458, 68, 150),
    many(2, (i) => arch('cream', 100 + i * 232, 458, 70, 130) + arch('violet0', 112 + i * 232, 458, 46, 100)),
    fill('earth4', 'M10 460H502V488H10Z'),
  ),
  'minar-e-pakistan': drawing(
    fill('cream', 'M232 400Q240 200 240 90H272Q272 200 280 400Z'),
    thread('M246 110V390M266 110V390', 5, 'grey3'),
    fill('grey4', 'M224 96H288V70H224Z'),
    onion('marigold2', 256, 70, 36, 56),
    fill('cream', 'M256 300Q180 300 130 420H382Q332 300 256 300Z'),
    fill('grey4', 'M200 420Q220 340 256 330Q292 340 312 420Z'),
    fill('vermilion3', 'M100 420H412V446H100Z'),
    fill('grey3', 'M60 446H452V486H60Z'),
  ),
  'faisal-mosque': drawing(
    many(4, (i) => fill('cream', `M${60 + i * 120} 440L${74 + i * 120} 60L${88 + i * 120} 440Z`)),
    fill('cream', 'M100 430L256 170L412 430Z'),
    fill('grey4', 'M256 170L412 430H300Z'),
    fill('grey3', 'M160 430L256 270L352 430Z'),
    thread('M256 170V120', 7, 'marigold2'),
    round('marigold2', 256, 116, 13),
    fill('grey3', 'M30 430H482V466H30Z'),
  ),
  'qutb-minar': drawing(
    many(5, (i) => {
      const [w, y] = [70 - i * 10, 480 - i * 92];
      return (
        fill(
          i > 2 ? 'earth4' : 'vermilion2',
          `M${256 - w} ${y}L${256 - w + 8} ${y - 80}H${256 + w - 8}L${256 + w} ${y}Z`,
        ) +
        thread(
          `M${256 - w * 0.5} ${y - 6}V${y - 76}M256 ${y - 6}V${y - 76}M${256 + w * 0.5} ${y - 6}V${y - 76}`,
          5,
          'vermilion0',
        ) +
        fill('earth3', `M${256 - w - 4} ${y - 80}h${w * 2 + 8}v-12h${-w * 2 - 8}Z`)
      );
    }),
    oval('earth3', 256, 24, 18, 13),
  ),
  'hagia-sophia': drawing(
    minaret(50, 470, 110, 14, 'cream', 'grey2'),
    minaret(462, 470, 110, 14, 'cream', 'grey2'),
    fill('grey2', 'M120 250Q140 120 256 110Q372 120 392 250Z'),
    fill('vermilion3', 'M100 250H412V320H100Z'),
    many(8, (i) => arch('violet0', 114 + i * 37, 300, 22, 40)),
    fill('grey2', 'M60 350Q90 290 180 300V350ZM452 350Q422 290 332 300V350Z'),
    fill('vermilion4', 'M70 350H442V470H70Z'),
    many(5, (i) => arch('violet0', 92 + i * 68, 466, 44, 84)),
    rod('marigold2', 'M256 108V78', 6),
    fill('grey3', 'M30 470H482V494H30Z'),
  ),
  'wind-tower': drawing(
    fill('earth3', 'M150 500V120H362V500Z'),
    fill('earth4', 'M130 120V90H382V120Z'),
    many(4, (i) => arch('violet0', 166 + i * 48, 290, 32, 150)),
    thread('M150 320H362M150 350H362', 8, 'earth1'),
    rod('earth1', 'M110 170H402M110 240H402', 8),
  ),
  pagoda: drawing(
    many(4, (i) => {
      const [y, w] = [470 - i * 106, 150 - i * 26];
      return (
        fill('vermilion2', `M${256 - w * 0.66} ${y}v-64h${w * 1.32}v64Z`) +
        fill(
          'leaf1',
          `M${256 - w * 1.3} ${y - 52}Q${256 - w * 0.6} ${y - 70} ${256 - w * 0.5} ${y - 104}H${256 + w * 0.5}Q${256 + w * 0.6} ${y - 70} ${256 + w * 1.3} ${y - 52}Z`,
        ) +
        block('violet0', 240, y - 44, 32, 40)
      );
    }),
    rod('marigold2', 'M256 54V10', 8),
    fill('grey3', 'M100 470H412V498H100Z'),
  ),
  torii: drawing(
    fill('vermilion2', 'M120 160H164L176 490H120ZM348 160H392V490H336Z'),
    fill('vermilion2', 'M60 200H452V236H60Z'),
    fill('vermilion1', 'M20 110Q256 150 492 110L476 164Q256 190 36 164Z'),
    fill('violet0', 'M10 84Q256 128 502 84L496 116Q256 156 16 116Z'),
    fill('marigold2', 'M230 156H282V204H230Z'),
    fill('violet0', 'M108 470H188V496H108ZM324 470H404V496H324Z'),
  ),
} as const;
