import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/routes.tsx';
import { useSite } from './app/site-store.ts';
import { sessionKnown } from './features/account/session.ts';
import { useCatalogue } from './features/catalogue/catalogue-store.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

// Before anything is drawn, so that a member never sees a visitor's header.
void sessionKnown();
void useCatalogue.getState().load();
void useSite.getState().load();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
for (const stand of document.head.querySelectorAll('[data-until-mounted]')) stand.remove();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
