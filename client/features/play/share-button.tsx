import { useState } from 'react';
import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import type { ResultView } from '../../../shared/contract/views.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './result-view.module.css';
import { shareText } from './share-text.ts';

/** Hands the text to the system's share sheet, or to the clipboard; says in words what became of it. */
async function share(text: string): Promise<string> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return '';
    }
    await navigator.clipboard.writeText(text);
    return 'Copied. Paste it wherever you like.';
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    return closed ? '' : 'This browser did not let us share that.';
  }
}

export function ShareButton({ quiz, result }: { quiz: CatalogueQuiz; result: ResultView }) {
  const [outcome, setOutcome] = useState('');
  const onClick = async (): Promise<void> => {
    setOutcome(await share(shareText(quiz.title, result, window.location.href)));
  };
  return (
    <div className={styles.share}>
      <Button variant="primary" icon={<Icon name="share" />} onClick={() => void onClick()}>
        Share
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}
