/** Whole numbers from `min` to `max`, both among them. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What the rules of the arena fix; warriors and enemies stand in their own rosters. */
export const constants = {
  /** Every attack of every warrior deals something within this, before a critical. */
  attackDamage: { min: 15, max: 45 },
  criticalChance: 0.2,
  criticalFactor: 1.5,
  energyPerNormalAttack: 10,
  maxEnergy: 100,
  enemyDamage: { min: 10, max: 24 },
  superDamage: { min: 25, max: 44 },
  superChance: 1 / 5,
  /** What an enemy's attack is multiplied by while the warrior's damage cut lasts. */
  damageCut: 0.5,
  enemyDelayMs: 1500,
  newEnemyDelayMs: 2000,
  healOnKill: 20,
} as const;
