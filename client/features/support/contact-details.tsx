import type { ReactNode } from 'react';
import type { SiteView } from '../../../shared/contract/views.ts';
import { SUPPORT_ANSWER_MS } from '../../../shared/rules/constants.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './contact-page.module.css';

const answerDays = SUPPORT_ANSWER_MS / 86_400_000;

interface Way {
  readonly icon: IconName;
  readonly name: string;
  readonly where: ReactNode;
}

function waysOf(site: Pick<SiteView, 'contact' | 'social'> | null): readonly Way[] {
  const ways: Way[] = [
    { icon: 'mail', name: 'The form', where: 'on this page, logged in or not' },
    { icon: 'clock', name: 'Our answer', where: `by email, as a rule within ${answerDays} days` },
  ];
  const { email, phone } = site?.contact ?? {};
  if (email)
    ways.push({
      icon: 'mail',
      name: 'Email',
      where: (
        <a href={`mailto:${email}`}>
          <Verbatim>{email}</Verbatim>
        </a>
      ),
    });
  if (phone) {
    const number = phone.replaceAll(/[^+\d]/g, '');
    ways.push({
      icon: 'phone',
      name: 'Phone',
      where: (
        <a href={`tel:${number}`}>
          <Verbatim>{phone}</Verbatim>
        </a>
      ),
    });
  }
  for (const { name, url } of site?.social ?? []) {
    const shown = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
    const where = (
      <a href={url} rel="noopener">
        {shown}
      </a>
    );
    ways.push({ icon: 'globe', name, where });
  }
  return ways;
}

/** How the people behind the site are reached, and how soon they answer; addresses as far as the site has any. */
export function ContactDetails({ site }: { site: Pick<SiteView, 'contact' | 'social'> | null }) {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details">How to reach us</h2>
      <dl className={styles.details}>
        {waysOf(site).map(({ icon, name, where }) => (
          <div key={name}>
            <dt>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <span>{name}</span>
            </dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
