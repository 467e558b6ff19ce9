import { createGrownStore } from '../grown-store.ts';
import { type Part, rowOf } from '../part.ts';
import { sampleOf } from '../statistics.ts';

const FEW = { members: 50, plays: 1_000 };
const MANY = { members: 50_000, plays: 1_000_000 };
const MANY_QUICK = { members: 5_000, plays: 100_000 };
/** The first meet code that isn't compiled yet. */
const WARM_UP = 3;
/** Some systems count a thread's processor time in steps that are longer than a batch. */
const BATCHES = 20;

type GrownStore = Awaited<ReturnType<typeof createGrownStore>>;

async function costIn(store: GrownStore): Promise<number> {
  let cost = 0;
  for (let batch = 0; batch < BATCHES; batch++) cost += await store.answerBatch();
  return cost / BATCHES;
}

/** What storing an answer costs in a store of 50 members and in one of many, in the one and in the other in turn. */
export const storeGrowth: Part = {
  name: 'store-growth',
  title: 'An answer among many members and plays',
  async run(bench) {
    const size = bench.isQuick ? MANY_QUICK : MANY;
    const told = (plays: number) => bench.progress(`${plays} of ${size.plays} plays`);
    const few = await createGrownStore(FEW.members, FEW.plays, told);
    const many = await createGrownStore(size.members, size.plays, told);
    const costs = { few: [] as number[], many: [] as number[] };
    const rounds = bench.isQuick ? 10 : 30;
    for (let round = 0; round < WARM_UP + rounds; round++) {
      bench.progress(`${round} of ${WARM_UP + rounds}`);
      const [inFew, inMany] = [await costIn(few), await costIn(many)];
      if (round < WARM_UP) continue;
      costs.few.push(inFew);
      costs.many.push(inMany);
    }
    await Promise.all([few.remove(), many.remove()]);
    const { members, plays } = size;
    return [
      rowOf({
        measure: `an answer stored among ${members.toLocaleString('en')} members and ${plays.toLocaleString('en')} plays; bare: 50 and 1,000`,
        unit: 'µs',
        bare: sampleOf(costs.few),
        ours: sampleOf(costs.many),
        target: 1.2,
        wants: 'at most',
        notes: ['processor time of the store’s thread'],
      }),
    ];
  },
};
