import { Link } from 'react-router';
import type { SiteView } from '../../shared/contract/views.ts';
import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx';
import { cx } from '../ui/cx.ts';
import { DiamondChain } from '../ui/motifs/diamond-chain.tsx';
import styles from './footer.module.css';
import { SeeYouAgain } from './see-you-again.tsx';
import { useSite } from './site-store.ts';

const quickLinks = [
  { to: '/quiz', label: 'Categories' },
  { to: '/about-us', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/credits', label: 'Credits' },
  { to: '/disclaimer', label: 'Disclaimer' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
];

export function Footer() {
  const site = useSite((state) => state.site);
  return (
    <footer className={styles.footer}>
      <DiamondChain />
      <div className={styles.columns}>
        <div className={styles.about}>
          <SeeYouAgain />
          <p>
            Sawaal is Urdu for “question”. Quick quizzes for curious people, painted as loudly as a truck on
            the road to Peshawar.
          </p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick links</h2>
          <ul className={styles.links}>
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <NewsletterBox />
        {site && <Contact contact={site.contact} social={site.social} />}
      </div>
      <p className={styles.copyright}>© {new Date().getFullYear()} Sawaal</p>
    </footer>
  );
}

type ContactProps = Pick<SiteView, 'contact' | 'social'>;

function Contact({ contact, social }: ContactProps) {
  const { email, phone } = contact;
  if (!email && !phone && social.length === 0) return null;
  return (
    <section aria-labelledby="stay-in-touch">
      <h2 id="stay-in-touch">Stay in touch</h2>
      <ul className={cx(styles.links, styles.contact)}>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {social.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
