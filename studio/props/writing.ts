import { drawing, fill, many, oval, rod, round, thread, tint, turned } from './brush.ts';

export const writing = {
  'inkwell-quill': drawing(
    turned(
      24,
      fill('cream', 'M290 300Q220 160 300 0Q400 120 330 300Z') +
        thread('M312 340L306 40', 6, 'grey2') +
        thread('M310 100l-40 30M312 150l-46 34M312 200l-40 30M312 100l36 20M314 150l36 24', 5, 'grey3'),
    ),
    fill('violet1', 'M90 340H330L360 480H60Z'),
    tint('violet2', 'M110 356H180L160 466H84Z'),
    fill('marigold2', 'M120 310H300V346H120Z'),
    oval('violet0', 210, 312, 70, 16),
  ),
  'wax-seal': drawing(
    fill(
      'vermilion2',
      'M256 40Q330 20 370 80Q450 90 440 170Q500 230 450 300Q470 390 380 410Q340 480 256 460Q170 490 130 410Q40 390 66 300Q10 230 70 170Q60 90 146 80Q180 20 256 40Z',
    ),
    round('vermilion1', 256, 250, 140),
    fill('vermilion3', 'M256 150l26 66h70l-56 44l22 70l-62 -42l-62 42l22 -70l-56 -44h70Z'),
  ),
  'clay-tablet': drawing(
    fill('earth3', 'M80 60Q256 20 432 60Q470 256 432 452Q256 490 80 452Q40 256 80 60Z'),
    many(6, (j) =>
      many(
        7,
        (i) =>
          fill('earth1', `M${110 + i * 44} ${100 + j * 58}l24 8l-20 18Z`) +
          ((i + j) % 2 ? thread(`M${130 + i * 44} ${112 + j * 58}v22`, 6, 'earth1') : ''),
      ),
    ),
  ),
  hieroglyphs: drawing(
    fill('earth4', 'M60 30H452V490H60Z'),
    thread('M190 30V490M322 30V490', 6, 'earth2'),
    fill(
      'peacock1',
      'M84 70q40 -40 80 0q-40 40 -80 0ZM220 60h70v50h-70ZM350 110q10 -60 40 -60q30 0 30 40l-20 30Z',
    ),
    fill('vermilion1', 'M90 180l70 0l-35 70ZM256 160a34 34 0 1 0 .1 0M350 170h70v20h-20v60h-30v-60h-20Z'),
    thread(
      'M84 310q20 -24 40 0t40 0M84 340q20 -24 40 0t40 0M220 300v70M220 310h70M350 300q70 0 70 70M360 340l40 -20',
      9,
      'violet1',
    ),
    fill('peacock1', 'M90 420h70l-20 40h-30ZM230 410h50v50h-50ZM350 460l34 -60l34 60Z'),
  ),
  quipu: drawing(
    rod('earth2', 'M20 80Q256 40 492 80', 18),
    many(8, (i) =>
      rod(
        ['vermilion2', 'marigold3', 'earth3', 'rani2', 'cream'][i % 5] ?? 'cream',
        `M${60 + i * 56} 76q${i % 2 ? 12 : -12} 190 0 ${300 + (i % 3) * 40}`,
        9,
      ),
    ),
    many(16, (i) =>
      round(
        ['vermilion1', 'marigold1', 'earth1', 'rani1', 'grey3'][(i >> 1) % 5] ?? 'earth1',
        60 + (i >> 1) * 56 + (i % 2 ? 4 : -2),
        170 + ((i * 67) % 160),
        14,
      ),
    ),
  ),
  'reed-pen': drawing(
    turned(
      40,
      fill('earth3', 'M230 20H282V400L256 500L230 400Z') +
        thread('M230 120H282M230 260H282', 8, 'earth1') +
        fill('violet0', 'M240 440H272L256 500Z'),
    ),
    thread('M40 430q60 -60 120 0t130 0', 16, 'violet0'),
  ),
} as const;
