import { Button } from '../../../ui/button.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import styles from './tutorial.module.css';
import { STEPS } from './tutorial-steps.ts';

interface TutorialProps {
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onEnd: () => void;
}

/** One sentence at a time beside the part that it is about; time stands meanwhile. */
export function Tutorial({ step, onStep, onEnd }: TutorialProps) {
  const { spot, text } = STEPS[step] ?? { spot: 'map', text: '' };
  const last = step === STEPS.length - 1;
  const title = `Tutorial, step ${step + 1} of ${STEPS.length}`;

  return (
    <div
      role="dialog"
      aria-label={title}
      aria-describedby="villain-tutorial"
      className={styles.coach}
      data-at={spot}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
    >
      <p id="villain-tutorial">
        <small className="figures">
          <Verbatim>{step + 1}</Verbatim>/<Verbatim>{STEPS.length}</Verbatim>
        </small>
        <span>{text}</span>
      </p>
      <div className={styles.buttons}>
        {!last && <Button onClick={onEnd}>Skip</Button>}
        <Button
          // Each step takes the focus, so that it is read out.
          key={step}
          autoFocus
          variant="primary"
          onClick={() => (last ? onEnd() : onStep(step + 1))}
        >
          {last ? 'Begin' : 'Next'}
        </Button>
      </div>
    </div>
  );
}
