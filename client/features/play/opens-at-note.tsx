import { useSite } from '../../state/site-store.ts';
import { opensAtText } from './opens-at.ts';

/** Says when «12 AM» is, once the site has told its time zone. */
export function OpensAtNote({ unlocksAt, className }: { unlocksAt: number; className?: string | undefined }) {
  const timeZone = useSite(({ site }) => site?.timeZone);
  return timeZone ? <p className={className}>{opensAtText(unlocksAt, timeZone)}</p> : null;
}
