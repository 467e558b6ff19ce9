import { Button } from '../../../ui/button.tsx';
import { deferred } from '../../kit/deferred.tsx';
import type { BattleEvent } from '../engine/events.ts';
import type { WarriorId } from '../engine/warriors.ts';
import styles from './battle-log.module.css';
import { type Line, lineOf } from './words.ts';

const SHOWN = 6;

const sides: Record<Line['side'], string> = { you: 'You', foe: 'Enemy', win: 'Won', end: 'Over' };

function LogLine({ line: { side, text, figure, tag } }: { readonly line: Line }) {
  return (
    <span className={styles.line} data-side={side}>
      <i aria-hidden="true" />
      <span>
        <span className="visually-hidden">
          <span>{sides[side]}</span>:{' '}
        </span>
        <span>{text}</span>{' '}
        {figure && (
          <b className="figures" translate="no">
            {figure}
          </b>
        )}
      </span>
      {tag && <em>{tag}</em>}
    </span>
  );
}

interface LogProps {
  readonly log: readonly BattleEvent[];
  readonly warrior: WarriorId;
}

/** Every line of the run, the newest first. */
export function FullLog({ log, warrior }: LogProps) {
  const events = log.map((event, at) => ({ at, event })).toReversed();
  return (
    <ol className={styles.list}>
      {events.map(({ at, event }) => (
        <li key={at}>
          <LogLine line={lineOf(event, warrior)} />
        </li>
      ))}
    </ol>
  );
}

/** The newest lines; what it shows is read out as it happens, so it is no live region itself. */
export const BattleLog = deferred(function BattleLog({
  log,
  warrior,
  onOpen,
}: LogProps & { readonly onOpen: () => void }) {
  const [last, before] = log.toReversed();
  return (
    <section className={styles.log} aria-label="Battle log">
      <button type="button" className={styles.teaser} onClick={onOpen}>
        {last && <LogLine line={lineOf(last, warrior)} />}
        {before && <LogLine line={lineOf(before, warrior)} />}
        <span className="visually-hidden">This run: the whole log, another warrior</span>
      </button>
      <div className={styles.wide}>
        <header>
          <h2>Battle log</h2>
          <Button onClick={onOpen}>This run</Button>
        </header>
        <FullLog log={log.slice(-SHOWN)} warrior={warrior} />
      </div>
    </section>
  );
});
