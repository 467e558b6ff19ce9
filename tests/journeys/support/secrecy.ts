import type { Page } from 'playwright-core';
import type { SettledView } from '../../../shared/contract/views.ts';

/** The bodies of everything that a page loads from now on. */
export function logResponses(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  return bodies;
}

/** Everything in a value that tells an answer; nothing but a settled question may. */
export function settledIn(value: unknown): SettledView[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(settledIn);
  const tells = 'correctOption' in value || 'explanation' in value || 'correct' in value;
  return tells ? [value as SettledView, ...inside] : inside;
}

/** When the question was settled, on the server's clock. */
export function settledAt({ receipt: { receivedAt, deadline, creditMs } }: SettledView): number {
  return receivedAt ?? deadline + creditMs;
}
