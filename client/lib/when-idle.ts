/** Runs what need not be there for the first view once the browser has drawn it, a second later at the latest. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 1_000 });
  return () => cancelIdleCallback(request);
}
