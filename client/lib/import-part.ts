/** What browsers say of an import that failed ends with its address, where they keep the failure. */
const ADDRESS = /https?:\/\/[^\s?]+\.js/;

let tries = 0;

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
    loading ??= load()
      .catch(again)
      .catch((fault: unknown) => {
        loading = undefined;
        throw fault;
      });
    return loading;
  };
}
