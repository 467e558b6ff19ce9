import './lib/begin-react.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { restoreStyles } from './app/element-styles.ts';
import { Hydrated } from './app/hydrated.tsx';
import { carriedData, takePageData } from './app/page-data.ts';
import { routes } from './app/routes.tsx';
import { useCatalogue } from './features/catalogue/catalogue-store.ts';
import { nextTask } from './lib/next-task.ts';
import { whenIdle } from './lib/when-idle.ts';
import { sessionKnown } from './state/session/session.ts';
import { useSite } from './state/site-store.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

/** Gets the code of the page on show, so that it can be taken over as it stands. */
async function loadMatched(): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  await nextTask();
  for (const { route } of matched) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    Object.assign(route, loaded, { lazy: undefined });
  }
}

/**
 * Gets the code of the page on show, which stands there as a frame: not to be drawn before that is taken over, since it would be
 * held against the frame.
 */
function holdMatched(hydrated: Promise<void>): void {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'function') continue;
    const code = lazy();
    // Told below, or asked for again there.
    code.catch(() => undefined);
    Object.assign(route, {
      async lazy() {
        await hydrated;
        return code.catch(lazy);
      },
    });
  }
}

async function open(root: HTMLElement): Promise<void> {
  let endHydration = () => {};
  const hydrated = new Promise<void>((resolve) => {
    endHydration = resolve;
  });
  await nextTask();
  const data = carriedData();
  if (data) takePageData(data);
  else {
    void useCatalogue.getState().load();
    void useSite.getState().load();
  }
  // Where it doesn't come, the router tries again and says so.
  if (data?.extent === 'whole') await loadMatched().catch(() => undefined);
  if (data?.extent === 'frame') holdMatched(hydrated);
  // Before anything is drawn, so that a member never sees a visitor's header.
  void sessionKnown();
  await nextTask();
  const router = createBrowserRouter(routes);
  await nextTask();
  for (const stand of document.head.querySelectorAll('[data-until-mounted]')) stand.remove();
  const app = (
    <StrictMode>
      <Hydrated onHydrated={endHydration}>
        <RouterProvider router={router} />
      </Hydrated>
    </StrictMode>
  );
  if (data && data.extent !== 'head') {
    restoreStyles(root);
    // In slices, for the same reason.
    if (data.extent === 'whole') startTransition(() => void hydrateRoot(root, app));
    else hydrateRoot(root, app);
  } else createRoot(root).render(app);
}

/** Once the page is there: what is kept for later takes nothing from what is looked at now. */
function keepForLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const follow = (): unknown =>
    whenIdle(() => {
      import('./state/updates/follow-versions.ts')
        .then(({ followVersions }) => followVersions())
        .catch(() => undefined);
    });
  if (document.readyState === 'complete') follow();
  else window.addEventListener('load', follow, { once: true });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void open(root).then(keepForLater);
