import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import panelStyles from './panel.module.css';

/** What failed in a panel, and the way to try it again. */
export function PanelProblem({ text, retry }: { readonly text: string; readonly retry: () => void }) {
  return (
    <div role="alert" className={panelStyles.problem}>
      <Icon name="alert" /> <span>{text}</span>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
