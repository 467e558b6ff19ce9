interface RosetteProps {
  size?: string;
  /** Paint from the rim inwards; any CSS colours. */
  colours?: readonly [string, string, string];
  petals?: number;
}

const painted = ['var(--rani)', 'var(--marigold)', 'var(--peacock)'] as const;

/** The many-petalled flower that sits on every panel of a painted truck. */
export function Rosette({ size = '3rem', colours = painted, petals = 12 }: RosetteProps) {
  const [rim, middle, heart] = colours;
  const turns = Array.from({ length: petals }, (_, index) => (index * 360) / petals);
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="3">
        {turns.map((turn) => (
          <ellipse key={turn} cy="-33" rx="10.5" ry="14" fill={rim} transform={`rotate(${turn})`} />
        ))}
        <circle r="31" fill={middle} />
        {turns.map((turn) => (
          <path
            key={turn}
            d="M0 -27C5 -22 5 -15 0 -11C-5 -15 -5 -22 0 -27Z"
            fill="var(--paper)"
            strokeWidth="2"
            transform={`rotate(${turn + 180 / petals})`}
          />
        ))}
        <circle r="12.5" fill={heart} />
      </g>
      <circle r="4.5" fill="var(--paper)" />
    </svg>
  );
}
