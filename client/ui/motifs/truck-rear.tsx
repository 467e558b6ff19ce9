import { Rosette } from './rosette.tsx';

/** A painted truck seen from behind, with a word on its number plate. */
export function TruckRear({ plate }: { plate: string }) {
  const bells = Array.from({ length: 11 }, (_, index) => 80 + index * 32);
  const crest = Array.from({ length: 8 }, (_, index) => 72 + index * 48);
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <rect x="78" y="318" width="64" height="72" rx="16" fill="#3a2a5c" />
        <rect x="338" y="318" width="64" height="72" rx="16" fill="#3a2a5c" />
        {crest.map((x, index) => (
          <path
            key={x}
            d={`M${x - 24} 74a24 30 0 0 1 48 0z`}
            fill={index % 2 ? 'var(--marigold)' : 'var(--rani)'}
          />
        ))}
        <path d="M36 70H444L436 312H44Z" fill="var(--peacock)" />
        <path d="M58 92H422L416 250H64Z" fill="var(--paper)" />
        <path d="M70 104H232V240H75Z" fill="var(--rani)" />
        <path d="M248 104H410L405 240H248Z" fill="var(--marigold)" />
        <path d="M240 92V250" />
        <path d="M54 262H426V300H54Z" fill="var(--ink)" />
        <rect x="30" y="306" width="420" height="24" rx="10" fill="#c8ccd8" />
        {bells.map((x) => (
          <path key={x} d={`M${x} 330v12a7 8 0 1 1-.1 0`} fill="var(--marigold)" strokeWidth="3" />
        ))}
        <rect x="168" y="258" width="144" height="50" rx="10" fill="var(--paper)" />
      </g>
      <g transform="translate(99 118)">
        <Rosette size="108" colours={['var(--marigold)', 'var(--paper)', 'var(--peacock)']} />
      </g>
      <g transform="translate(273 118)">
        <Rosette size="108" colours={['var(--rani)', 'var(--paper)', 'var(--peacock)']} />
      </g>
      <g fill="var(--paint-rose)" stroke="none">
        <circle cx="84" cy="281" r="11" />
        <circle cx="396" cy="281" r="11" />
        <path d="M112 281l16-11 16 11-16 11zM336 281l16-11 16 11-16 11z" fill="var(--marigold)" />
      </g>
      <text
        x="240"
        y="297"
        textAnchor="middle"
        fill="var(--ink)"
        fontFamily="var(--font-display)"
        fontSize="40"
        fontWeight="800"
      >
        {plate}
      </text>
    </svg>
  );
}
