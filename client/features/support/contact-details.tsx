import type { SiteView } from '../../../shared/contract/views.ts';
import styles from './contact-page.module.css';

/** How else the people behind the site can be reached, as far as the site says so. */
export function ContactDetails({ contact, social }: Pick<SiteView, 'contact' | 'social'>) {
  const { email, phone } = contact;
  if (!email && !phone && social.length === 0) return null;
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details">Other ways to reach us</h2>
      <dl className={styles.details}>
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {social.map(({ name, url }) => (
          <div key={url}>
            <dt>{name}</dt>
            <dd>
              <a href={url} rel="noopener">
                {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
