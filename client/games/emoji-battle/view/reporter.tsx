import { deferred } from '../../kit/deferred.tsx';
import { useAnnouncer } from '../../kit/use-announcer.tsx';
import { enemyOf } from '../engine/enemies.ts';
import type { Battle } from '../engine/state.ts';
import { soundOf } from './sounds.ts';
import { useBattleEvents } from './use-battle-events.ts';
import { lineOf, planSentence, spoken } from './words.ts';

/** What is said after an exchange: what happened, how both stand, and what the enemy is up to. */
function report(battle: Battle, happened: string): string {
  const { hp, enemy, enemyHp, turn } = battle;
  if (turn.of !== 'player') return happened;
  return `${happened} You have ${hp}, ${enemyOf(enemy).name} ${enemyHp}. ${planSentence(enemy, turn.plan)}`;
}

/** The fight for the ear: sounds, and words for screen readers. Apart from the ring, which has nothing to draw for it. */
export const Reporter = deferred(function Reporter({ battle }: { readonly battle: Battle }) {
  const { announce, region } = useAnnouncer();
  useBattleEvents(battle.log, (events) => {
    for (const event of events) soundOf(event);
    announce(report(battle, events.map((event) => spoken(lineOf(event, battle.warrior))).join(' ')));
  });
  return region;
});
