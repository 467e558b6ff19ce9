import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCatalogue } from './catalogue-store.ts';

/** The catalogue could not be loaded and none is remembered. */
export function LoadFailure({ message }: { message: string }) {
  const load = useCatalogue((state) => state.load);
  return (
    <Notice
      role="alert"
      title="The quizzes did not arrive."
      actions={
        <Button variant="primary" icon={<Icon name="retry" />} onClick={() => void load()}>
          Try again
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
