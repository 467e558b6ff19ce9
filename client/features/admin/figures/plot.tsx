import { useEffect, useRef, useState } from 'react';
import { importPart } from '../../../lib/import-part.ts';
import { useTheme } from '../../../lib/theme.ts';
import { TableTwin } from '../../../ui/data-table.tsx';
import type { DrawnPlot } from './draw-plot.ts';
import styles from './plot.module.css';
import type { PlotData } from './plot-data.ts';
import { namesOf, rowsOf } from './plot-rows.ts';

const loadDrawing = importPart(() => import('./draw-plot.ts'));

const canDraw = (): boolean => 'Path2D' in window;

/** What there is at a place, in words. */
function readOut({ places, series, format }: PlotData, place: number): string {
  const values = series.map(({ name, values }) => `${name.toLowerCase()} ${format(values[place] ?? 0)}`);
  return `${places[place]}: ${values.join(', ')}`;
}

/** A plot with its legend, and a table that says the same to those who don't see it. */
export function Plot({ data }: { readonly data: PlotData }) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnPlot | null>(null);
  const newest = useRef(data);
  const [place, setPlace] = useState<number | null>(null);
  /** It could not be drawn here: the table is shown in its place. */
  const [isTold, setTold] = useState(!canDraw());
  const theme = useTheme((state) => state.theme);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas takes its colours once, so that a theme draws it anew
  useEffect(() => {
    if (isTold) return;
    let isGone = false;
    loadDrawing()
      .then(({ drawPlot }) => {
        if (isGone || !host.current) return;
        drawn.current = drawPlot(host.current, newest.current, setPlace);
      })
      .catch(() => setTold(true));
    return () => {
      isGone = true;
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [theme]);

  useEffect(() => {
    newest.current = data;
    drawn.current?.update(data);
  }, [data]);

  return (
    <figure className={styles.plot}>
      <figcaption>
        <h3>{data.title}</h3>
        {data.series.length > 1 && (
          <ul className={styles.legend}>
            {data.series.map(({ name, pattern, colour }) => (
              <li key={name}>
                <svg
                  viewBox="0 0 16 16"
                  width="1em"
                  height="1em"
                  aria-hidden="true"
                  style={{ color: `var(${colour})` }}
                >
                  {pattern === 'solid' ? (
                    <rect width="16" height="16" fill="currentColor" />
                  ) : (
                    <path
                      d="M-2 10 10-2M2 18 18 2M-4 4 4-4M8 20 20 8"
                      stroke="currentColor"
                      strokeWidth="4"
                    />
                  )}
                  <rect
                    x="1"
                    y="1"
                    width="14"
                    height="14"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                  />
                </svg>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.summary}>{place === null ? data.summary : readOut(data, place)}</p>
      </figcaption>
      {!isTold && <div ref={host} className={styles.canvas} aria-hidden="true" />}
      <TableTwin
        summary="As a table"
        isOpen={isTold}
        label={`Table: ${data.title}`}
        columns={[data.placeName, ...namesOf(data)]}
        rows={rowsOf(data)}
      />
    </figure>
  );
}
