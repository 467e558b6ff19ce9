import { Icon, type IconName } from '../icon.tsx';

interface MedallionProps {
  icon: IconName;
  size?: string;
  /** The colour of the petals; any CSS colour. */
  petals?: string;
  /** The colour between petals and sign. */
  ring?: string;
}

const turns = Array.from({ length: 12 }, (_, index) => index * 30);

/** A sign in the heart of a flower, as stands beside what it is about. */
export function Medallion({
  icon,
  size = '4.5rem',
  petals = 'var(--rani)',
  ring = 'var(--marigold)',
}: MedallionProps) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="3">
        {turns.map((turn) => (
          <ellipse key={turn} cy="-36" rx="10.5" ry="12" fill={petals} transform={`rotate(${turn})`} />
        ))}
        <circle r="36" fill={ring} />
        <circle r="29" fill="var(--paper)" />
      </g>
      <g transform="translate(-17 -17)" color="var(--ink)">
        <Icon name={icon} size="34" />
      </g>
    </svg>
  );
}
