import { useId } from 'react';
import type { Elements } from '../../ui/elements.ts';
import panelStyles from './panel.module.css';
import { PanelProblem, type PanelProblemProps } from './panel-problem.tsx';

interface PanelProps extends PanelProblemProps {
  readonly title: string;
  /** Beside the title. */
  readonly tools?: Elements;
  readonly busy?: boolean;
  readonly children: Elements;
}

/** A part of the dashboard: its title and tools, what of it did not arrive, and what did. */
export function Panel({ title, tools, busy, children, ...problem }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={panelStyles.panel} aria-busy={busy}>
      <div className={panelStyles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      <PanelProblem {...problem} />
      {children}
    </section>
  );
}
