import { INACTIVE_AFTER_MS } from '../../shared/rules/constants.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { termsSections } from '../features/house-rules/terms-sections.tsx';
import { useSite } from '../state/site-store.ts';
import { Rosette } from '../ui/motifs/rosette.tsx';
import { ReadingPage } from '../ui/reading-page.tsx';

const plates = [
  { icon: 'play', figure: 'Once a day', label: 'each quiz; what has started counts' },
  {
    icon: 'coins',
    figure: `PKR ${formatPkr(paisaOf(WITHDRAWAL_POINTS))}`,
    label: `for ${WITHDRAWAL_POINTS.toLocaleString('en')} points`,
  },
  {
    icon: 'key',
    figure: `${INACTIVE_AFTER_MS / 86_400_000} days`,
    label: 'unused, and an account may make room for another',
  },
] as const;

/** `/terms-of-service`. */
export function Component() {
  const site = useSite((state) => state.site);
  return (
    <ReadingPage
      title="Terms of Service"
      description="The rules for playing at Sawaal, in plain words."
      lead="The rules of the house, in plain words. By playing you agree to them."
      hue="history"
      ornament={
        <Rosette size="100%" petals={16} colours={['var(--marigold)', 'var(--paper)', 'var(--peacock)']} />
      }
      plates={plates}
      sections={termsSections(site)}
    />
  );
}
