import { useSite } from '../../app/site-store.ts';
import { Card } from '../../ui/card.tsx';
import { DiamondChain } from '../../ui/motifs/diamond-chain.tsx';
import { useSession } from '../account/session.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactFaq } from './contact-faq.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** The form, the other ways, and what is asked most. */
export function ContactPage() {
  const site = useSite((state) => state.site);
  const username = useSession(({ session }) => session?.username);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Contact us</h1>
        <p className={styles.lead}>
          A question about the questions, a payment, a mistake, an idea? People read what you write here.
        </p>
      </header>
      <div className={styles.chain}>
        <DiamondChain />
      </div>
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="contact-form" className={styles.panel}>
          <h2 id="contact-form">Write to us</h2>
          {username && <p className={styles.sender}>You write as the member {username}.</p>}
          <ContactForm />
        </Card>
        <div className={styles.side}>
          {site && <ContactDetails contact={site.contact} social={site.social} />}
          <ContactFaq />
        </div>
      </div>
    </div>
  );
}
