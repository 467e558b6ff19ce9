import {
  MAX_CREDIT_MS,
  QUESTION_MS,
  READY_MS,
  REVEAL_MS,
  STEP_MS,
  STEPS_PER_QUESTION,
} from '../../../shared/rules/constants.ts';
import { Icon } from '../../ui/icon.tsx';
import { examples, placeOf, type Stretch, stretches } from './judging.ts';
import styles from './judging-timeline.module.css';
import { LetterTruck } from './letter-truck.tsx';

const seconds = (ms: number): string => `${ms / 1_000} seconds`;

const legend: readonly { kind: Stretch['kind'] | 'reveal'; title: string; text: string }[] = [
  {
    kind: 'ready',
    title: `Get ready: ${seconds(READY_MS)}`,
    text: 'You have pressed Start. The first picture loads, so that no question opens without it.',
  },
  {
    kind: 'step',
    title: `The question is open: ${seconds(QUESTION_MS)}`,
    text: `${STEPS_PER_QUESTION} steps of ${seconds(STEP_MS)}, counted down on your screen and measured on the server.`,
  },
  {
    kind: 'credit',
    title: `The credit: up to ${seconds(MAX_CREDIT_MS)}`,
    text: 'What your connection needs for the way there and back, measured before the play and fixed at its start.',
  },
  {
    kind: 'reveal',
    title: `The answer is shown: ${seconds(REVEAL_MS)}`,
    text: 'From your answer on you see what was right, and why. Next ends it early. Without an answer the quiz moves on at once.',
  },
];

const ruler = stretches.filter(({ kind }) => kind === 'step' || kind === 'credit');

/** The time of a question, to scale, as lanes under each other share it. */
function Scale({ isFaint = false }: { isFaint?: boolean }) {
  return stretches.map(({ kind, from, until, sign }) => (
    <g key={from} className={styles[kind]}>
      <rect
        className={isFaint ? styles.faint : styles.stretch}
        x={placeOf(from)}
        y="8"
        width={placeOf(until - from)}
        height={isFaint ? 26 : 44}
      />
      {!isFaint && (
        <text className={styles.sign} x={placeOf((from + until) / 2)} y="38" textAnchor="middle">
          {sign}
        </text>
      )}
    </g>
  ));
}

/** How one question is judged, as a picture: its time to scale, and three answers that arrive within it or after it. */
export function JudgingTimeline() {
  const first = ruler[0]?.from ?? 0;
  const last = ruler.at(-1)?.until ?? 0;
  return (
    <div className={styles.timeline}>
      <svg className={styles.scale} height="60" aria-hidden="true">
        <Scale />
        <line className={styles.mark} x1={placeOf(first)} x2={placeOf(first)} y1="2" y2="58" />
        <line className={styles.mark} x1={placeOf(last)} x2={placeOf(last)} y1="2" y2="58" />
      </svg>
      <ol className={styles.legend}>
        {legend.map(({ kind, title, text }) => (
          <li key={kind}>
            <svg className={styles[kind]} width="28" height="28" aria-hidden="true">
              <rect className={styles.stretch} x="2" y="2" width="24" height="24" rx="6" />
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ul className={styles.lanes}>
        {examples.map(({ title, verdict, counts, sentAt, arrivedAt, shownFor }) => (
          <li key={title}>
            <p className={counts ? styles.counts : styles.late}>
              <Icon name={counts ? 'check' : 'close'} /> <span>{title}</span>
            </p>
            <svg className={styles.lane} height="70" aria-hidden="true">
              <g transform="translate(0 30)">
                <Scale isFaint />
              </g>
              {shownFor > 0 && (
                <g className={styles.reveal}>
                  <rect
                    className={styles.stretch}
                    x={placeOf(arrivedAt)}
                    y="38"
                    width={placeOf(shownFor)}
                    height="26"
                  />
                </g>
              )}
              <line className={styles.road} x1={placeOf(sentAt)} x2={placeOf(arrivedAt)} y1="51" y2="51" />
              <circle className={styles.sent} cx={placeOf(sentAt)} cy="51" r="5" />
              <svg x={placeOf(arrivedAt)} y="6" overflow="visible" aria-hidden="true">
                <LetterTruck />
              </svg>
            </svg>
            <p>{verdict}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
