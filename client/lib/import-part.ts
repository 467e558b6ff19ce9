/** What browsers say of an import that failed ends with its address, where they keep the failure. */
const ADDRESS = /https?:\/\/[^\s?]+\.js/;

/** Longer than the slowest phone network needs for the largest part. */
const WITHIN_MS = 12_000;

let tries = 0;

/** A network that hangs answers never: that is told like a failure. What comes later all the same is there for the next try. */
function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part of the page did not come in time')), WITHIN_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A part of the page whose code comes when it is needed: loaded once, and asked for again after it did not come. Browsers may keep
 * a failed import for as long as the page lives, and name it then: it is asked for by another address.
 */
export function importPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;

  async function again(fault: unknown): Promise<Part> {
    const [address] = ADDRESS.exec(String(fault)) ?? [];
    if (address === undefined) throw fault;
    tries += 1;
    return import(/* @vite-ignore */ `${address}?again=${tries}`);
  }

  return () => {
    loading ??= inTime(load())
      .catch(again)
      .catch((fault: unknown) => {
        loading = undefined;
        throw fault;
      });
    return loading;
  };
}
