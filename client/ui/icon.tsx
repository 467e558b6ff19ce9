const paths = {
  alert: 'M12 3 22 20H2zM12 9v5M12 17.2v.1',
  'arrow-left': 'M20 12H5M11 5l-7 7 7 7',
  'arrow-right': 'M4 12h15M13 5l7 7-7 7',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5zM12 6.5v14',
  brush:
    'M20.5 3.5C16 5 10.5 9.5 9 13.5l2 2C15 14 19.5 8.5 20.5 3.5zM9 14.5c-2.5-.5-4 1-4 3 0 1.5-1 2.3-2.3 2.3 4 2 8.8.7 8.3-3.3',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  close: 'M5 5l14 14M19 5 5 19',
  coins:
    'M4 7c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zM4 7v5c0 1.7 3.6 3 8 3s8-1.3 8-3V7M4 12v5c0 1.7 3.6 3 8 3s8-1.3 8-3v-5',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 12h17M12 3c-2.7 2.5-4 5.5-4 9s1.3 6.5 4 9c2.7-2.5 4-5.5 4-9s-1.3-6.5-4-9z',
  heart: 'M12 20C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9 1.8C21 12 19 15.5 12 20z',
  home: 'M3 11.5 12 4l9 7.5M6 9.5V20h12V9.5',
  key: 'M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.5 12.5 20.5 3.5M16.5 7.5l3 3',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  mail: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.8-6 6.5-6s6.5 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18.5 14.5c2 .9 3 2.8 3 5.5',
  phone: 'M7 2.5h10v19H7zM11.5 18h1',
  play: 'M7 4.5v15l12-7.5z',
  retry: 'M20 12a8 8 0 1 1-2.6-5.9M20 3.5V8h-4.5',
  scales: 'M12 4v16M7.5 20h9M4.5 7h15M4.5 7 2 13.5a3 3 0 0 0 5 0zM19.5 7 17 13.5a3 3 0 0 0 5 0z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.5h.1M8 16.5h.1',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8',
  shield: 'M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6z',
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H21M3 17h3.5c1.6 0 2.8-1 3.8-2.4M14 9.3C15 8 16.2 7 17.5 7H21M18 4l3 3-3 3M18 14l3 3-3 3',
  'sound-off': 'M4 9.5h4l5-4.5v14l-5-4.500H4zM17 9.500l5 5M22 9.500l-5 5',
  'sound-on': 'M4 9.5h4l5-4.5v14l-5-4.500H4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12',
  spark: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  wifi: 'M2.5 9a14 14 0 0 1 19 0M5.8 12.600a9.2 9.2 0 0 1 12.4 0M9 16.200a4.6 4.6 0 0 1 6 0M12 19.700v.1',
} as const;

export type IconName = keyof typeof paths;

interface StrokesProps {
  path: string;
  filled?: boolean;
  size?: string | undefined;
}

/** One path in the hand of all signs of the site. */
export function Strokes({ path, filled = false, size = '1.25em' }: StrokesProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** A drawn sign. It is decoration: the word beside it, or its button's label, says the same. */
export function Icon({ name, size }: { name: IconName; size?: string }) {
  return <Strokes path={paths[name]} filled={name === 'play'} size={size} />;
}
