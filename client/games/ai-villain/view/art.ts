import bolt from '../art/bolt.webp';
import brain from '../art/brain.webp';
import bug from '../art/bug.webp';
import computer from '../art/computer.webp';
import crystal from '../art/crystal.webp';
import dish from '../art/dish.webp';
import news from '../art/news.webp';
import robot from '../art/robot.webp';
import spider from '../art/spider.webp';
import type { ActionId, UpgradeId } from '../engine/constants.ts';

/** The painted object on each card. */
export const ART: Readonly<Record<ActionId | UpgradeId, string>> = {
  'cyber-hack': bug,
  'fake-news': news,
  ddos: dish,
  infiltrate: brain,
  'upgrade-core': bolt,
  'quantum-processor': crystal,
  'neural-network': computer,
  'dark-web': spider,
  botnet: robot,
};
