import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SiteView } from '../../shared/contract/views.ts';
import { SUPPORT_ANSWER_MS } from '../../shared/rules/constants.ts';
import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx';
import { useSite } from '../state/site-store.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { DiamondChain } from '../ui/motifs/diamond-chain.tsx';
import { Verbatim } from '../ui/verbatim.tsx';
import styles from './footer.module.css';
import { SeeYouAgain } from './see-you-again.tsx';

const answerDays = SUPPORT_ANSWER_MS / 86_400_000;

const quickLinks: readonly { to: string; label: ReactNode }[] = [
  { to: '/quiz', label: 'Categories' },
  {
    to: '/games',
    label: (
      <>
        Games <Badge tone="rani">BETA</Badge>
      </>
    ),
  },
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
        <StayInTouch site={site} />
      </div>
      {/* A page that was drawn last year is still right. */}
      <p className={styles.copyright} suppressHydrationWarning>
        © <Verbatim>{new Date().getFullYear()}</Verbatim> Sawaal. Drawn and written with{' '}
        <Link to="/credits">the works of others</Link>.
      </p>
    </footer>
  );
}

/** The way to us that is always there, and the addresses of the site as far as it has any. */
function StayInTouch({ site }: { site: Pick<SiteView, 'contact' | 'social'> | null }) {
  const { email, phone } = site?.contact ?? {};
  return (
    <section aria-labelledby="stay-in-touch">
      <h2 id="stay-in-touch">Stay in touch</h2>
      <p>
        People read what you write, and answer as a rule within <Verbatim>{answerDays}</Verbatim> days.
      </p>
      <ul className={styles.contact}>
        <li>
          <Link to="/contact">
            <Icon name="mail" /> Write to us
          </Link>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" /> <Verbatim>{email}</Verbatim>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <Icon name="phone" /> <Verbatim>{phone}</Verbatim>
            </a>
          </li>
        )}
        {site?.social.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              <Icon name="globe" /> <Verbatim>{name}</Verbatim>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
