import type { ProgressView } from '../../../shared/contract/views.ts';
import { lazily } from '../../lib/lazily.ts';
import { TableTwin } from '../../ui/data-table.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { HEIGHT, pointsLine, WIDTH } from './points-line.ts';
import styles from './progress.module.css';

const day = lazily(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const nameOf = (of: string): string => day().format(Date.parse(of));

/** The points of thirty days: a line, its first and last value in words, and every day in a table. */
export function PointsPlot({ days }: Pick<ProgressView, 'days'>) {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const { line, area, last: dot, most } = pointsLine(days);
  const gained = last.points - first.points;
  const change = `${gained < 0 ? '−' : '+'}${Math.abs(gained).toLocaleString('en')}`;
  return (
    <figure className={styles.plot}>
      <figcaption>
        <Verbatim>{last.points.toLocaleString('en')}</Verbatim> points now, <span>{change}</span> in{' '}
        <Verbatim>{days.length}</Verbatim> days. The most were{' '}
        <Verbatim>{most.toLocaleString('en')}</Verbatim>.
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.line}
        aria-hidden="true"
      >
        <path d={area} className={styles.area} />
        <path d={line} vectorEffect="non-scaling-stroke" />
        <path d={`M${dot.x} ${dot.y}h0`} className={styles.dot} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{nameOf(first.day)}</span>
        <span>today</span>
      </p>
      <TableTwin
        summary="Every day as a table"
        label="Your points by day"
        columns={['Day', 'Points at its end']}
        rows={days.toReversed().map(({ day: of, points }) => [nameOf(of), points.toLocaleString('en')])}
      />
    </figure>
  );
}
