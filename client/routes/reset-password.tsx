import { NewPasswordPage } from '../features/account/new-password-page.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** `/reset-password#<token>`: where the link of an admin leads. */
export function Component() {
  return (
    <>
      <PageMeta title="A new password" description="Choose a new password for your account." />
      <meta name="robots" content="noindex, nofollow" />
      <NewPasswordPage />
    </>
  );
}
