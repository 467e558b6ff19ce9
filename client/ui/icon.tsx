const paths = {
  alert: 'M12 3 22 20H2zM12 9v5M12 17.2v.1',
  'arrow-left': 'M20 12H5M11 5l-7 7 7 7',
  'arrow-right': 'M4 12h15M13 5l7 7-7 7',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  close: 'M5 5l14 14M19 5 5 19',
  home: 'M3 11.5 12 4l9 7.5M6 9.5V20h12V9.5',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  play: 'M7 4.5v15l12-7.5z',
  retry: 'M20 12a8 8 0 1 1-2.6-5.9M20 3.5V8h-4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8',
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H21M3 17h3.5c1.6 0 2.8-1 3.8-2.4M14 9.3C15 8 16.2 7 17.5 7H21M18 4l3 3-3 3M18 14l3 3-3 3',
  'sound-off': 'M4 9.5h4l5-4.5v14l-5-4.500H4zM17 9.500l5 5M22 9.500l-5 5',
  'sound-on': 'M4 9.5h4l5-4.5v14l-5-4.500H4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  wifi: 'M2.5 9a14 14 0 0 1 19 0M5.8 12.600a9.2 9.2 0 0 1 12.4 0M9 16.200a4.6 4.6 0 0 1 6 0M12 19.700v.1',
} as const;

export type IconName = keyof typeof paths;

/** A drawn sign. It is decoration: the word beside it, or its button's label, says the same. */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
