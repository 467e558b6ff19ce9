import type { SupportMessageView } from '../../../../shared/contract/views.ts';
import { formatShortMoment } from '../format-short.ts';

/** Mail programs cut off addresses much longer than this. */
const MAX_QUOTED = 1_200;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Opens a mail in the reader's own program. */
export function mailLink({ to, subject, lines }: Mail): string {
  const body = lines.join('\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** An answer to a message, with what was written below it. */
export function replyLink({ name, email, message, timestamp }: SupportMessageView): string {
  const characters = [...message];
  const quoted = characters.slice(0, MAX_QUOTED).join('') + (characters.length > MAX_QUOTED ? ' […]' : '');
  return mailLink({
    to: email,
    subject: 'Re: Your message to Sawaal',
    lines: [
      `Dear ${name},`,
      '',
      '',
      `On ${formatShortMoment(timestamp)} you wrote:`,
      ...quoted.split(/\r?\n/).map((line) => `> ${line}`),
    ],
  });
}
