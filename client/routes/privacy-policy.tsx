import { VISITOR_PLAY_KEPT_MS } from '../../shared/rules/constants.ts';
import { privacySections } from '../features/house-rules/privacy-sections.tsx';
import { Rosette } from '../ui/motifs/rosette.tsx';
import { ReadingPage } from '../ui/reading-page.tsx';

const plates = [
  { icon: 'shield', figure: 'None', label: 'no cookies, trackers or advertising' },
  { icon: 'globe', figure: 'Nobody', label: 'no other company hears of your visit' },
  {
    icon: 'clock',
    figure: `${VISITOR_PLAY_KEPT_MS / 60_000} minutes`,
    label: 'and a play without an account is deleted',
  },
] as const;

/** `/privacy-policy`. */
export function Component() {
  return (
    <ReadingPage
      title="Privacy Policy"
      description="What Sawaal keeps in your browser and on its server, and for how long."
      lead="Short, because there is little to tell: no advertising, no trackers, no cookies, nothing sold."
      hue="music"
      ornament={
        <Rosette size="100%" petals={16} colours={['var(--marigold)', 'var(--paper)', 'var(--rani)']} />
      }
      plates={plates}
      sections={privacySections}
    />
  );
}
