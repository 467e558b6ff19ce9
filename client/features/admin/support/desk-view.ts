import type { SupportEntryView } from '../../../../shared/contract/views.ts';

/** Which of all messages the desk shows. */
export interface DeskView {
  readonly status: 'open' | 'done';
  /** What is searched for; empty for everything. */
  readonly search: string;
}

export const firstView: DeskView = { status: 'open', search: '' };

/** How the server is asked for it. */
export function viewQuery({ status, search }: DeskView): Record<string, string> {
  return { status, ...(search && { q: search }) };
}

/** Whether a message that comes live belongs to it. */
export function isInView({ status, search }: DeskView, { username, message }: SupportEntryView): boolean {
  if (message.done !== (status === 'done')) return false;
  const wanted = search.toLowerCase();
  const texts = [username, message.name, message.email, message.message];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
