import { useMemo } from 'react';
import type { FiguresView } from '../../../../shared/contract/views.ts';
import { cx } from '../../../ui/cx.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { Panel } from '../panel.tsx';
import { useGlance } from '../use-glance.ts';
import { useNow } from '../use-now.ts';
import styles from './figures-panel.module.css';
import { figuresResource, useFigures } from './figures-store.ts';
import { MoneyCard } from './money-card.tsx';
import { Plot } from './plot.tsx';
import { moneyPlot, playsPlot, timesPlot } from './plots-of.ts';
import { AccountsCard, QueuesCard, WaitCard } from './state-cards.tsx';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
});

/** How the site does, live. */
export function FiguresPanel() {
  const { figures, problem } = useFigures();
  useGlance(figuresResource);
  return (
    <Panel
      title="Figures"
      what="The figures"
      problem={problem}
      resource={figuresResource}
      busy={figures === null}
      tools={
        figures && (
          <p className={cx(styles.note, styles.moment)}>
            As of <time dateTime={new Date(figures.at).toISOString()}>{clock.format(figures.at)}</time>; days
            begin at 12 AM in <Verbatim>{figures.timeZone}</Verbatim>.
          </p>
        )
      }
    >
      {figures ? <Shown figures={figures} /> : !problem && <p>Loading...</p>}
    </Panel>
  );
}

function Shown({ figures }: { readonly figures: FiguresView }) {
  const now = useNow();
  const days = useMedia('(width < 40rem)') ? 10 : 30;
  const plots = useMemo(
    () => [moneyPlot(figures, days), playsPlot(figures), timesPlot(figures)],
    [figures, days],
  );
  return (
    <>
      <div className={styles.cards}>
        <MoneyCard owed={figures.owed} paid={figures.paid} />
        <WaitCard figures={figures} now={now} />
        <AccountsCard {...figures} />
        <QueuesCard />
      </div>
      <div className={styles.plots}>
        {plots.map((data) => (
          <Plot key={`${data.title} ${data.places.length}`} data={data} />
        ))}
      </div>
    </>
  );
}
