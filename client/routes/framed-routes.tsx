import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { GAMES } from '../games/list/games.ts';
import { PageMeta } from '../ui/page-meta.tsx';

/**
 * The routes as a browser shows them while a page's code is on its way: header, footer and a stand-in. That is what a
 * server draws of pages that are made in the browser.
 */
export function framedRoutes(routes: readonly RouteObject[], Loading: ComponentType): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: framedRoutes(route.children, Loading) };
    if (!route.lazy) return route;
    const { lazy: _, ...rest } = route;
    const game = GAMES.find(({ slug }) => route.path === `games/${slug}`);
    return {
      ...rest,
      Component: () => (
        <>
          {game ? (
            <PageMeta title={game.title} description={game.text} />
          ) : (
            <PageMeta
              title="Sawaal"
              description="For members and for those who run the site."
              address={null}
            />
          )}
          <Loading />
        </>
      ),
    } as RouteObject;
  });
}
