import { useId } from 'react';
import { call } from '../../lib/api.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { useSubmit } from '../../state/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import styles from './newsletter-box.module.css';

/** Takes an address for the newsletter. */
export function NewsletterBox() {
  const id = useId();
  const { problem, busy, submit } = useSubmit(async (field, form) => {
    await call('newsletter', { body: { email: field('email') } });
    form.reset();
    showToast('success', 'Newsletter subscribed successfully!');
  });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Newsletter</h2>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>New quizzes and games, by email</label>
        <div className={styles.row}>
          <input
            id={id}
            className={styles.input}
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
          />
          <Button type="submit" variant="primary" aria-disabled={busy}>
            Subscribe
          </Button>
        </div>
        {problem && <FormProblem problem={problem} />}
      </form>
    </section>
  );
}
