import type { Drawing } from './inspect.ts';

/** The pictures of one quiz by question number; undefined where none is drawn. */
export interface DrawnQuiz {
  readonly slug: string;
  readonly drawings: ReadonlyMap<number, Drawing | undefined>;
}

/** Looks at the drawn pictures of one quiz. */
export interface DrawingRule {
  readonly name: string;
  readonly judge: (quiz: DrawnQuiz) => readonly { n?: number; message: string }[];
}

const size = { width: 960, height: 540 };
const kilobyte = 1024;
const heaviest = 60 * kilobyte;
const heaviestMean = 28 * kilobyte;
/** Three lines of code on a flat ground have 3.9. */
const leastEntropy = 3.5;
/** Of 256 bits; pictures nearer than this look alike to a player. */
const leastDistance = 10;

const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

const everyDrawing =
  (fault: (drawing: Drawing) => string | undefined): DrawingRule['judge'] =>
  ({ drawings }) =>
    [...drawings].flatMap(([n, drawing]) => {
      const message = drawing && fault(drawing);
      return message === undefined ? [] : [{ n, message }];
    });

export const pictureExists: DrawingRule = {
  name: 'every picture is drawn',
  judge: ({ drawings }) => {
    const missing = [...drawings].filter(([, drawing]) => !drawing).map(([n]) => n);
    return missing.length === drawings.size
      ? [{ message: 'no picture is drawn' }]
      : missing.map((n) => ({ n, message: 'the picture is missing' }));
  },
};

export const pictureSize: DrawingRule = {
  name: 'pictures are 960 by 540',
  judge: everyDrawing(({ width, height }) =>
    width === size.width && height === size.height ? undefined : `the picture is ${width} by ${height}`,
  ),
};

export const pictureWeight: DrawingRule = {
  name: 'pictures are at most 60 KB',
  judge: everyDrawing(({ bytes }) =>
    bytes > heaviest ? `the picture has ${inKilobytes(bytes)}, at most ${inKilobytes(heaviest)}` : undefined,
  ),
};

export const pictureNotBlank: DrawingRule = {
  name: 'no picture is blank',
  judge: everyDrawing(({ entropy }) =>
    entropy < leastEntropy ? `the picture is nearly blank (entropy ${entropy.toFixed(1)})` : undefined,
  ),
};

/** How many bits two hashes differ in. */
export const hammingDistance = (a: bigint, b: bigint): number => {
  let bits = 0;
  for (let rest = a ^ b; rest > 0n; rest &= rest - 1n) bits++;
  return bits;
};

export const noLookAlikes: DrawingRule = {
  name: 'no two pictures of a quiz look alike',
  judge: ({ drawings }) => {
    const drawn = [...drawings].flatMap(([n, drawing]) => (drawing ? [{ n, hash: drawing.hash }] : []));
    return drawn.flatMap(({ n, hash }, i) =>
      drawn
        .slice(0, i)
        .map((earlier) => ({ earlier: earlier.n, distance: hammingDistance(hash, earlier.hash) }))
        .filter(({ distance }) => distance < leastDistance)
        .map(({ earlier, distance }) => ({ n, message: `looks like #${earlier} (distance ${distance})` })),
    );
  },
};

export const drawingRules: readonly DrawingRule[] = [
  pictureExists,
  pictureSize,
  pictureWeight,
  pictureNotBlank,
  noLookAlikes,
];

export const meanWeight = {
  name: 'pictures are 28 KB in the mean',
  judge: (quizzes: readonly DrawnQuiz[]): readonly string[] => {
    const drawn = quizzes.flatMap(({ drawings }) =>
      [...drawings.values()].filter((one) => one !== undefined),
    );
    const mean = drawn.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, drawn.length);
    return mean > heaviestMean
      ? [`pictures have ${inKilobytes(mean)} in the mean, at most ${inKilobytes(heaviestMean)}`]
      : [];
  },
};
