import type { RouteObject } from 'react-router';
import * as category from '../routes/category.tsx';
import * as home from '../routes/home.tsx';
import * as notFound from '../routes/not-found.tsx';
import { Layout } from './layout.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouteFailure } from './route-failure.tsx';

/** What a route says about the page around it. */
export interface RouteHandle {
  /** The low header, for screens that need their height. */
  compact?: boolean;
}

const pages: RouteObject[] = [
  { index: true, ...home },
  { path: 'quiz', ...home },
  { path: 'quiz/:categoryId', ...category },
  {
    path: 'quiz/:categoryId/:quizId',
    handle: { compact: true } satisfies RouteHandle,
    lazy: () => import('../routes/quiz-play.tsx'),
  },
  { path: 'profile', lazy: () => import('../routes/profile.tsx') },
  { path: 'about-us', lazy: () => import('../routes/about.tsx') },
  { path: 'contact', lazy: () => import('../routes/contact.tsx') },
  { path: 'credits', lazy: () => import('../routes/credits.tsx') },
  { path: 'disclaimer', lazy: () => import('../routes/disclaimer.tsx') },
  { path: 'privacy-policy', lazy: () => import('../routes/privacy-policy.tsx') },
  { path: 'terms-of-service', lazy: () => import('../routes/terms-of-service.tsx') },
  { path: '*', ...notFound },
];

// Two levels, so that header and footer stay while a page loads or has failed.
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteFailure,
    children: [{ ErrorBoundary: RouteFailure, HydrateFallback: PageLoading, children: pages }],
  },
  // A working tool without the pages' header and footer.
  {
    path: 'admin-sawaal-login',
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageLoading,
    lazy: () => import('../routes/admin.tsx'),
  },
];
