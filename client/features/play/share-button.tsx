import { useState } from 'react';
import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import type { ResultView } from '../../../shared/contract/views.ts';
import { share } from '../../lib/share.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './result-view.module.css';
import { shareText } from './share-text.ts';

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
