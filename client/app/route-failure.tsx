import { reloadPage } from '../lib/reload-page.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** A page that could not be shown: its code did not arrive, or it broke. */
export function RouteFailure() {
  return (
    <>
      <PageMeta title="Something went wrong" description="This page could not be shown." address={null} />
      <h1 className="visually-hidden">This page could not be shown</h1>
      <Notice
        role="alert"
        title="Something went wrong."
        actions={
          <>
            <Button variant="primary" icon={<Icon name="retry" />} onClick={reloadPage}>
              Try again
            </Button>
            <LinkButton to="/" reloadDocument icon={<Icon name="home" />}>
              Return Home
            </LinkButton>
          </>
        }
      >
        This page could not be shown. Loading it again usually helps.
      </Notice>
    </>
  );
}
