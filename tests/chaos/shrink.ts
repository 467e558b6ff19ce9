/**
 * The fewest items with which `fails` still holds, by halves, then one by one, in at most `tries` runs. What a run does
 * depends on the machine too, so a smaller set that passes once is not followed.
 */
export async function shrink<T>(
  items: readonly T[],
  fails: (some: readonly T[]) => Promise<boolean>,
  tries: number,
): Promise<readonly T[]> {
  let [left, fewest] = [tries, items];
  for (let size = Math.ceil(fewest.length / 2); left > 0 && fewest.length > 1; ) {
    let hasShrunk = false;
    for (let from = 0; from < fewest.length && left > 0; from += size) {
      const without = fewest.toSpliced(from, size);
      left -= 1;
      if (without.length > 0 && (await fails(without))) {
        fewest = without;
        hasShrunk = true;
        break;
      }
    }
    if (!hasShrunk && size === 1) break;
    size = Math.max(1, Math.ceil(Math.min(size, fewest.length) / 2));
  }
  return fewest;
}
