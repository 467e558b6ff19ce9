interface Waiting {
  readonly rank: number;
  readonly draw: () => void;
}

const waiting: Waiting[] = [];
let isAsked = false;
/** The next frame draws what made somebody wait, and all that did not. */
let isTaken = false;

function onFrame(): void {
  isAsked = false;
  if (isTaken) isTaken = false;
  else waiting.shift()?.draw();
  if (waiting.length > 0) ask();
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(onFrame);
}

/**
 * Draws in a frame that nobody else of the queue draws in, the lowest rank first: whatever changes together, a slow processor is
 * never asked for two parts at once. Returns how to leave the queue.
 */
export function waitForFrame(rank: number, draw: () => void): () => void {
  const entry = { rank, draw };
  const after = waiting.findIndex((other) => other.rank > rank);
  waiting.splice(after < 0 ? waiting.length : after, 0, entry);
  isTaken = true;
  ask();
  return () => {
    const place = waiting.indexOf(entry);
    if (place >= 0) waiting.splice(place, 1);
  };
}
