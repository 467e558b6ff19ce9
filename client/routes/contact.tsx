import { ContactPage } from '../features/support/contact-page.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** `/contact`: write to the people behind the site. */
export function Component() {
  return (
    <>
      <PageMeta
        title="Contact"
        description="Write to the people behind Sawaal about a question, a payment, a mistake or an idea."
      />
      <ContactPage />
    </>
  );
}
