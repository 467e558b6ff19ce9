import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import formStyles from '../../ui/form/form.module.css';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ContactDraft } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { MessageField } from './message-field.tsx';
import { useContact } from './use-contact.ts';

/** Sends a message to the people behind the site. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { draft, problem, busy, isSent, edit, send } = useContact();
  const problemOf = (field: keyof ContactDraft | null) => (problem?.field === field ? problem.message : null);

  // What was typed before the page could answer stands in the fields alone.
  const takeUpTyped = useEffectEvent(() => {
    const typed = new FormData(form.current ?? undefined);
    const text = (name: string): string => String(typed.get(name) ?? '');
    edit({ name: text('name'), email: text('email'), message: text('message') });
  });
  useEffect(() => takeUpTyped(), []);

  return (
    <form
      ref={form}
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
        required
        readOnly={busy}
        value={draft.name}
        onChange={(event) => edit({ name: event.target.value })}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        readOnly={busy}
        value={draft.email}
        onChange={(event) => edit({ email: event.target.value })}
        hint="For our answer, and for nothing else"
        problem={problemOf('email')}
      />
      <MessageField
        value={draft.message}
        disabled={busy}
        problem={problemOf('message')}
        onChange={(message) => edit({ message })}
      />
      <FormProblem problem={problemOf(null)} />
      <Button type="submit" variant="primary" size="l" className={formStyles.submit} aria-disabled={busy}>
        {busy ? 'Sending…' : 'Send message'}
      </Button>
      <p role="status" className={styles.banner}>
        {isSent && (
          <>
            <Icon name="check" /> <span>Message Sent Successfully!</span>
          </>
        )}
      </p>
    </form>
  );
}
