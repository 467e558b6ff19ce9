/** Ranks and the points from which they hold, the lowest first. */
export const RANKS = [
  { name: 'Bronze', from: 0 },
  { name: 'Silver', from: 500 },
  { name: 'Gold', from: 1_500 },
  { name: 'Diamond', from: 2_500 },
  { name: 'Platinum', from: 5_000 },
] as const;

/** What a member is called before the first quiz. */
export const UNRANKED = 'Unranked';

export type Rank = (typeof RANKS)[number]['name'] | typeof UNRANKED;

/** The rank that points give a member who has played. */
export function rankOf(points: number): Exclude<Rank, typeof UNRANKED> {
  return RANKS.findLast((rank) => points >= rank.from)?.name ?? 'Bronze';
}

/** The next rank and the points still missing to it; null at the highest. */
export function nextRank(points: number): { name: Rank; from: number; missing: number } | null {
  const next = RANKS.find((rank) => rank.from > points);
  return next ? { ...next, missing: next.from - points } : null;
}
