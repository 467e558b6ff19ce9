import { z } from 'zod';
import { escapeXml } from '../engine/svg.ts';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { sheet } from '../ornament/pattern.ts';
import { box, disc, plain, shape, times } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { plankTop } from './plank-top.ts';
import { defineStage } from './stage.ts';

const keyboard = (): string =>
  shape('M250 470H730L790 536H190Z', tone('grey', 3), 5) +
  times(3, (j) =>
    times(13, (i) => box(262 + i * 35 - j * 8 + (j * i) / 1.6, 478 + j * 17, 27, 12, tone('cream'), 2.5, 3)),
  );

export const terminal = defineStage({
  use: 'an old home computer with a few lines on its screen: history of computing, games, commands',
  fields: {
    ...wallFields('violet', 'grid'),
    lines: z.array(z.string().max(18)).min(1).max(5).default(['READY.', '> _']),
    phosphor: hue.default('leaf'),
    shell: hue.default('marigold'),
  },
  paint: ({ wall, pattern, lines, phosphor, shell }) => ({
    back:
      sheet(pattern, tone(wall, 1), tone(wall, 2)) +
      plankTop(440, 'earth') +
      shape(
        'M260 60Q260 36 286 36H674Q700 36 700 60V420Q700 446 674 446H286Q260 446 260 420Z',
        tone(shell, 4),
        7,
      ) +
      plain('M640 42H674Q694 42 694 62V418Q694 440 674 440H640Z', tone(shell, 3)) +
      box(292, 66, 376, 290, tone('grey', 1), 6, 24) +
      box(310, 82, 340, 258, tone(phosphor, 0), 5, 30) +
      plain('M330 96H520L400 330H330Z', tone(phosphor, 1), 'fill-opacity=".45"') +
      lines
        .map(
          (text, i) =>
            `<text x="334" y="${130 + i * 44}" font-family="JetBrains Mono" font-weight="700" font-size="30" fill="${tone(phosphor, 3)}" xml:space="preserve">${escapeXml(text)}</text>`,
        )
        .join('') +
      box(300, 378, 150, 20, tone('grey', 1), 4, 4) +
      disc(640, 390, 11, tone('vermilion', 2), 4) +
      keyboard(),
    ground: 524,
    light: [480, -60],
  }),
});
