import { useSession } from '../../state/session/session.ts';
import { useSite } from '../../state/site-store.ts';
import { Card } from '../../ui/card.tsx';
import { DiamondChain } from '../../ui/motifs/diamond-chain.tsx';
import { Medallion } from '../../ui/motifs/medallion.tsx';
import { PageBanner } from '../../ui/page-banner.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactFaq } from './contact-faq.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** The form, the other ways, and what is asked most. */
export function ContactPage() {
  const site = useSite((state) => state.site);
  const username = useSession(({ session }) => session?.username);
  return (
    <>
      <PageBanner
        title="Contact us"
        lead="A question about the questions, a payment, a mistake, an idea? People read what you write here."
        hue="geography"
        ornament={<Medallion icon="mail" size="100%" petals="var(--hue-2)" ring="var(--rani)" />}
      />
      <div className={styles.columns}>
        <Card as="section" flush aria-labelledby="contact-form" className={styles.panel}>
          <DiamondChain />
          <div className={styles.inside}>
            <h2 id="contact-form">Write to us</h2>
            {username && (
              <p className={styles.sender}>
                You write as the member <Verbatim>{username}</Verbatim>.
              </p>
            )}
            <ContactForm />
          </div>
        </Card>
        <div className={styles.side}>
          <ContactDetails site={site} />
          <ContactFaq />
        </div>
      </div>
    </>
  );
}
