import { useLocation, useNavigate } from 'react-router';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TruckRear } from '../ui/motifs/truck-rear.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './not-found.module.css';

/** Any address that leads nowhere. */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();

  function goBack(): void {
    // The first entry has this key: before it lies another site, or nothing.
    void (key === 'default' ? navigate('/') : navigate(-1));
  }

  return (
    <div className={styles.page}>
      <PageMeta title="Page not found" description="There is nothing at this address." address={null} />
      <div className={styles.truck}>
        <TruckRear plate="404" />
      </div>
      <h1 className={styles.title}>This truck has left.</h1>
      <p className={styles.text}>There is nothing at this address: it may have moved, or never was.</p>
      <div className={styles.actions}>
        <Button icon={<Icon name="arrow-left" />} onClick={goBack}>
          Go Back
        </Button>
        <LinkButton variant="primary" to="/" icon={<Icon name="home" />}>
          Return Home
        </LinkButton>
      </div>
    </div>
  );
}
