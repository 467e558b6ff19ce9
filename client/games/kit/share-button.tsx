import { useState } from 'react';
import { share } from '../../lib/share.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './kit.module.css';

interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** Asked for when pressed. */
  text: () => string;
  children: string;
}

/** Shares a text; what became of it stands beneath, and is read out. */
export function ShareButton({ text, children, variant = 'plain', className }: ShareButtonProps) {
  const [outcome, setOutcome] = useState('');
  const onClick = async (): Promise<void> => setOutcome(await share(text()));
  return (
    <div className={cx(styles.share, className)}>
      <Button variant={variant} icon={<Icon name="share" />} onClick={() => void onClick()}>
        {children}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </div>
  );
}
