import { ApiError } from '../../../lib/api.ts';

const AGAIN_AFTER_MS = [500, 2_000];

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Repeats a call that is safe to repeat until there is a definite answer, or it has failed a few times. */
export async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of AGAIN_AFTER_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}
