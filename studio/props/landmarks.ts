import { block, drawing, fill, many, rod, round, thread, tint } from './brush.ts';

export const landmarks = {
  'sydney-opera': drawing(
    fill(
      'cream',
      'M60 400Q70 240 200 200Q180 310 240 400ZM160 400Q180 160 320 110Q290 260 340 400ZM300 400Q320 230 440 190Q410 300 440 400Z',
    ),
    tint(
      'grey4',
      'M200 200Q180 310 240 400H200Q150 310 200 200ZM320 110Q290 260 340 400H290Q250 260 320 110Z',
    ),
    thread('M120 390Q130 290 190 230M230 390Q240 250 304 150M350 390Q360 290 424 220', 6, 'grey3'),
    fill('earth3', 'M20 400H492V450H20Z'),
    fill('earth2', 'M40 450H472V480H40Z'),
  ),
  'golden-gate': drawing(
    rod('vermilion2', 'M-10 200Q60 210 130 70Q256 380 382 70Q450 210 522 200', 10),
    many(13, (i) =>
      thread(`M${156 + i * 17} ${Math.round(370 - Math.abs(6 - i) ** 1.6 * 14)}V360`, 5, 'vermilion1'),
    ),
    fill('vermilion2', 'M112 60H148V480H112ZM364 60H400V480H364Z'),
    fill(
      'vermilion3',
      'M106 120H154V140H106ZM106 220H154V240H106ZM358 120H406V140H358ZM358 220H406V240H358Z',
    ),
    fill('vermilion1', 'M-10 350H522V386H-10Z'),
  ),
  'machu-picchu': drawing(
    fill('leaf1', 'M150 500Q220 60 290 40Q360 90 420 300L470 500Z'),
    tint('leaf0', 'M300 60Q350 120 410 310L450 490H340Q350 240 300 60Z'),
    fill('leaf2', 'M0 500Q40 330 120 300Q250 340 512 410V500Z'),
    many(5, (i) => fill('leaf3', `M${20 + i * 26} ${360 + i * 28}H${300 + i * 40}v18H${20 + i * 26}Z`)),
    many(
      4,
      (i) =>
        fill('grey3', `M${60 + i * 70} ${350 + i * 14}v-50l28 -26l28 26v50Z`) +
        block('violet0', 80 + i * 70, 322 + i * 14, 16, 28),
    ),
  ),
  'chichen-itza': drawing(
    many(6, (j) =>
      fill(
        j % 2 ? 'earth4' : 'earth3',
        `M${20 + j * 34} ${480 - j * 56}h${472 - j * 68}l-16 -56h${-440 + j * 68}Z`,
      ),
    ),
    fill('earth4', 'M200 480L226 146H286L312 480Z'),
    thread(
      'M206 440H306M210 400H302M214 360H298M216 320H296M220 280H292M222 240H290M224 200H288',
      6,
      'earth2',
    ),
    fill('earth3', 'M196 146V80H316V146Z'),
    block('violet0', 240, 96, 32, 50),
  ),
  pyramids: drawing(
    fill('marigold2', 'M340 440L400 250L512 440Z'),
    fill('marigold1', 'M400 250L512 440H430Z'),
    fill('marigold2', 'M0 440L220 60L420 440Z'),
    fill('marigold1', 'M220 60L420 440H270Z'),
    thread('M150 176L200 170M110 250L210 240M70 320L230 306M40 380L240 366', 6, 'marigold1'),
  ),
  sphinx: drawing(
    fill('marigold2', 'M190 210Q320 230 440 300Q500 340 490 440H20V400H180Z'),
    fill('marigold3', 'M20 400H230V446H10Z'),
    fill('marigold1', 'M90 230L110 90Q170 40 230 90L250 230L230 330H110Z'),
    fill('marigold3', 'M130 110Q170 86 210 110L216 200Q170 240 124 200Z'),
    thread(
      'M100 160L124 170M96 200L122 206M240 160L216 170M246 200L218 206M144 150h14M182 150h14M158 200h24',
      6,
      'marigold0',
    ),
    fill('marigold1', 'M0 440H512V480H0Z'),
  ),
  'redeemer-statue': drawing(
    fill('grey4', 'M230 90Q256 60 282 90V130L490 150V186L300 200L320 430H192L212 200L22 186V150L230 130Z'),
    tint('grey3', 'M262 130L480 156V180L296 192L312 424H262Z'),
    round('grey4', 256, 84, 34),
    fill('grey3', 'M160 430H352L372 496H140Z'),
  ),
} as const;
