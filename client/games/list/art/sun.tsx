interface SunProps {
  x: number;
  y: number;
  radius: number;
  /** From the inside outwards; the first one is scalloped. */
  bands: readonly string[];
}

/** A sun in flat bands, as on every painted panel. */
export function Sun({ x, y, radius, bands }: SunProps) {
  const [inner, ...outer] = bands;
  const scallops = Array.from({ length: 20 }, (_, index) => (index / 20) * Math.PI * 2);
  return (
    <>
      {[...outer.entries()].reverse().map(([index, paint]) => (
        <circle key={paint} cx={x} cy={y} r={radius * (1.62 + index * 0.62)} fill={paint} />
      ))}
      <g fill={inner}>
        {scallops.map((turn) => (
          <circle
            key={turn}
            cx={(x + Math.cos(turn) * radius * 1.12).toFixed(1)}
            cy={(y + Math.sin(turn) * radius * 1.12).toFixed(1)}
            r={radius * 0.175}
          />
        ))}
        <circle cx={x} cy={y} r={radius * 1.12} />
      </g>
      <circle cx={x} cy={y} r={radius * 0.86} fill="var(--paint-cream)" />
    </>
  );
}
