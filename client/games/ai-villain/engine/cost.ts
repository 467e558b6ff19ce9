import { type ActionId, DARK_WEB_FACTOR, type UpgradeId } from './constants.ts';
import { actionOf, upgradeOf } from './lookup.ts';
import type { GameState } from './state.ts';

type Owner = Pick<GameState, 'upgrades'>;

/** What something costs this villain: four fifths with Dark Web Access. */
export const discounted = (cost: number, { upgrades }: Owner): number =>
  upgrades.includes('dark-web') ? Math.round(cost * DARK_WEB_FACTOR) : cost;

export const actionCost = (state: Owner, action: ActionId): number =>
  discounted(actionOf(action).cost, state);
export const upgradeCost = (state: Owner, upgrade: UpgradeId): number =>
  discounted(upgradeOf(upgrade).cost, state);

/** How many actions may run at once. */
export const slots = ({ upgrades }: Owner): number => (upgrades.includes('botnet') ? 2 : 1);
