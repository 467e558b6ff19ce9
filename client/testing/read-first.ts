/** Who presses something in a test has read it first: presses right after a change mean nothing to the pages. */
Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() + 1_000 });
