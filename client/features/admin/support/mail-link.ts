import type { SupportMessageView } from '../../../../shared/contract/views.ts';
import { formatShortMoment } from '../format-short.ts';

/** Windows hands no longer address to a mail program. A letter of Urdu takes six characters of it. */
const MAX_LINK = 2_000;
const CUT_OFF = encodeURIComponent(' […]');

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Opens a mail in the reader's own program. */
export function mailLink({ to, subject, lines }: Mail): string {
  const start = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=`;
  return start + encodedWithin(lines.join('\r\n'), MAX_LINK - start.length);
}

function encodedWithin(text: string, room: number): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= room) return whole;
  let length = CUT_OFF.length;
  const encoded = Array.from(text, encodeURIComponent);
  const end = encoded.findIndex((character) => {
    length += character.length;
    return length > room;
  });
  return encoded.slice(0, end).join('') + CUT_OFF;
}

/** An answer to a message, with what was written below it. */
export function replyLink({ name, email, message, timestamp }: SupportMessageView): string {
  return mailLink({
    to: email,
    subject: 'Re: Your message to Sawaal',
    lines: [
      `Dear ${name},`,
      '',
      '',
      `On ${formatShortMoment(timestamp)} you wrote:`,
      ...message.split(/\r?\n/).map((line) => `> ${line}`),
    ],
  });
}
