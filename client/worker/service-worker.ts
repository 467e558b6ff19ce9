import { setCacheNameDetails } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

/** What the build puts in: the files of this version, and a name that is theirs. */
declare const __FILES__: PrecacheEntry[];
declare const __VERSION__: string;

/** The part of a worker's scope that is used here: the client's types are those of pages. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'message' | 'activate',
    listener: (event: { readonly data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
const worker = self as unknown as WorkerScope;

const SHELL = '/index.html';
/** A page that doesn't come within this is drawn by the shell that is kept: a hanging network is none. */
const NETWORK_SECONDS = 3;
const PREFIX = 'sawaal';
/** This version, and the one before it: pages of that one may still be open, and ask for parts of themselves. */
const VERSIONS_KEPT = 2;

setCacheNameDetails({ prefix: PREFIX, suffix: __VERSION__ });
precacheAndRoute(__FILES__, { directoryIndex: '', cleanURLs: false });

// Nothing else is kept: no call, no socket, no page with data in it. Those go to the network as if there were no worker.
const pages = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    {
      async fetchDidSucceed({ response }) {
        if ([502, 503, 504].includes(response.status)) throw new Error('The site is away.');
        return response;
      },
      handlerDidError: () => matchPrecache(SHELL),
    },
  ],
});
registerRoute(new NavigationRoute(pages, { denylist: [/^\/(?:api|socket\.io)\//, /\.\w+$/] }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
);

// Those of the quizzes' questions are many, and are of use with the server only.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/images\/(?:cards\/|home-hero)/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: `${PREFIX}-pictures` }),
);

async function forgetOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}-precache`));
  // In the order in which they were made.
  for (const name of versions.slice(0, -VERSIONS_KEPT)) await caches.delete(name);
}
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));

worker.addEventListener('message', ({ data }) => {
  const isAsked = typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
  if (isAsked) void worker.skipWaiting();
});
