import { Workbox } from 'workbox-window';
import { reloadPage } from '../../lib/reload-page.ts';
import { useUpdate } from './update-store.ts';

const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
/** The one address of a script that pages may name, whatever they are given: the site's policy knows no other. */
const addresses = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER });
const LOOK_EVERY_MS = 60 * 60 * 1_000;

/**
 * Lets the service worker keep what this version is made of, and tells when a newer one is here. That one waits until
 * somebody asks for it: a page is never exchanged under the hands of who uses it, and no other tab is loaded again.
 */
export async function followVersions(): Promise<void> {
  const workbox = new Workbox(addresses?.createScriptURL(WORKER) ?? WORKER);
  workbox.addEventListener('waiting', () => {
    const goOver = (): void => {
      workbox.addEventListener('controlling', reloadPage);
      workbox.messageSkipWaiting();
    };
    useUpdate.setState({ goOver });
  });
  await workbox.register();
  const look = (): void => void workbox.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
