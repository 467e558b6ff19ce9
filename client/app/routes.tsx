import type { RouteObject } from 'react-router';
import { importPart } from '../lib/import-part.ts';
import * as category from '../routes/category.tsx';
import * as home from '../routes/home.tsx';
import * as notFound from '../routes/not-found.tsx';
import { Layout } from './layout.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouteFailure } from './route-failure.tsx';
import type { RouteHandle } from './route-handle.ts';

const pages: RouteObject[] = [
  { index: true, ...home },
  { path: 'quiz', ...home },
  { path: 'quiz/:categoryId', ...category },
  {
    path: 'quiz/:categoryId/:quizId',
    handle: { compact: true } satisfies RouteHandle,
    lazy: importPart(() => import('../routes/quiz-play.tsx')),
  },
  { path: 'games', lazy: importPart(() => import('../routes/games/index.tsx')) },
  {
    path: 'games/numpuz',
    handle: { compact: true } satisfies RouteHandle,
    lazy: importPart(() => import('../routes/games/numpuz.tsx')),
  },
  {
    path: 'games/war',
    handle: { compact: true } satisfies RouteHandle,
    lazy: importPart(() => import('../routes/games/war.tsx')),
  },
  {
    path: 'games/emoji-battle',
    handle: { compact: true } satisfies RouteHandle,
    lazy: importPart(() => import('../routes/games/emoji-battle.tsx')),
  },
  {
    path: 'games/ai-villain',
    handle: { compact: true } satisfies RouteHandle,
    lazy: importPart(() => import('../routes/games/ai-villain.tsx')),
  },
  { path: 'profile', lazy: importPart(() => import('../routes/profile.tsx')) },
  { path: 'reset-password', lazy: importPart(() => import('../routes/reset-password.tsx')) },
  { path: 'about-us', lazy: importPart(() => import('../routes/about.tsx')) },
  { path: 'contact', lazy: importPart(() => import('../routes/contact.tsx')) },
  { path: 'credits', lazy: importPart(() => import('../routes/credits.tsx')) },
  { path: 'disclaimer', lazy: importPart(() => import('../routes/disclaimer.tsx')) },
  { path: 'privacy-policy', lazy: importPart(() => import('../routes/privacy-policy.tsx')) },
  { path: 'terms-of-service', lazy: importPart(() => import('../routes/terms-of-service.tsx')) },
  { path: '*', ...notFound },
];

// Two levels, so that header and footer stay while a page loads or has failed.
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteFailure,
    children: [
      {
        ErrorBoundary: RouteFailure,
        HydrateFallback: PageLoading,
        // As the server takes them: another spelling is another address.
        children: pages.map((page) => ({ ...page, caseSensitive: true }) as RouteObject),
      },
    ],
  },
  // A working tool without the pages' header and footer.
  {
    path: 'admin-sawaal-login',
    caseSensitive: true,
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageLoading,
    lazy: importPart(() => import('../routes/admin.tsx')),
  },
];
