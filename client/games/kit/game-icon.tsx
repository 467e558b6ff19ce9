import { Strokes } from '../../ui/icon.tsx';

const paths = {
  up: 'M12 20V5M5 11l7-7 7 7',
  down: 'M12 4v15M5 13l7 7 7-7',
  left: 'M20 12H5M11 5l-7 7 7 7',
  right: 'M4 12h15M13 5l7 7-7 7',
  undo: 'M8 5 3.5 9.500 8 14M4 9.500h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4.500 4.500L16 14M20 9.500H10a6 6 0 0 0 0 12h3',
  pause: 'M8 5v14M16 5v14',
  hint: 'M9 18h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-3.500 12V15h7v-.5a6.500 6.500 0 0 0-3.500-12z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-2.500 4 3.500M15.500 9v.1',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1',
  fast: 'M4 5l7 7-7 7zM12.500 5l7 7-7 7z',
  plus: 'M12 4v16M4 12h16',
  save: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  star: 'M12 2.500l2.900 6.200 6.600.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700-4.900-4.600 6.600-.8z',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5',
  hash: 'M9.500 4 7.500 20M16.500 4l-2 16M4 9h17M3 15h17',
  question: 'M8.500 8.500a3.700 3.700 0 1 1 5.600 3.200c-1.400.8-2.100 1.600-2.100 3.300M12 19v.1',
} as const;

export type GameIconName = keyof typeof paths;

const filled: readonly GameIconName[] = ['fast', 'star'];

/** Signs that only games need; decoration only. */
export function GameIcon({ name, size }: { name: GameIconName; size?: string }) {
  return <Strokes path={paths[name]} filled={filled.includes(name)} size={size} />;
}
