import type { Tab } from './tabs.tsx';

/** A part of the table that a step of the tutorial lights. */
export type Spot = 'map' | 'target' | 'actions' | 'running' | 'upgrades' | 'resources';

interface Step {
  readonly spot: Spot;
  readonly text: string;
  /** The panel that a phone must show for it. */
  readonly tab: Tab;
}

export const STEPS: readonly Step[] = [
  { spot: 'map', tab: 'act', text: 'Eight cities, and you want them all. Choose one on the map.' },
  {
    spot: 'target',
    tab: 'act',
    text: 'Blue is defence, striped gold is stability. A city falls when defence is 0 and stability is at the mark or under it.',
  },
  {
    spot: 'actions',
    tab: 'act',
    text: 'Fake News shakes stability, Cyber Hack wears defence down, DDoS switches it off for a day. Gold means: this takes the city now.',
  },
  {
    spot: 'running',
    tab: 'act',
    text: 'One action runs at a time. Its bar shows when your hands are free again.',
  },
  {
    spot: 'upgrades',
    tab: 'upgrades',
    text: 'Upgrades last: Dark Web Access makes everything cheaper, Botnet Army runs two actions. More power lowers the mark.',
  },
  {
    spot: 'resources',
    tab: 'act',
    text: 'Each city pays 10 resources a day. Fall below 0 before your first city obeys, and the plug is pulled.',
  },
];
