import type { LiveResource } from '../../state/live/live-resource.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import panelStyles from './panel.module.css';

export interface PanelProblemProps {
  /** What a panel shows, as the beginning of a sentence. */
  readonly what: string;
  readonly problem: string | null;
  readonly resource: LiveResource;
}

/** What did not arrive in a panel and why, and the way to try it again. */
export function PanelProblem({ what, problem, resource }: PanelProblemProps) {
  if (problem === null) return null;
  return (
    <div role="alert" className={panelStyles.problem}>
      <Icon name="alert" />{' '}
      <span>
        <span>{what}</span> did not arrive. <span>{problem}</span>
      </span>
      <Button onClick={() => void resource.refresh()}>Try again</Button>
    </div>
  );
}
