/** The areas behind a sign-in: one application, mounted into the document with the loading shell. */
import '#client/ui/theme/base.ts';
import './shell/mantine-components.css';
import '@mantine/notifications/styles.layer.css';
import './shell/focus.css';
import './shell/mantine.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { z } from 'zod';
import { logCaught } from '#client/lib/browser-failures.ts';
import { readSiteProfile } from '#client/lib/site-profile.tsx';
import { routes } from '#client/routes.tsx';
import { PortalApp } from './shell/portal-app.tsx';

// The content security policy forbids eval: zod must not even try, or every page reports a violation.
z.config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the application to load into');

createRoot(root, { onCaughtError: logCaught }).render(
  <StrictMode>
    <PortalApp router={createBrowserRouter(routes)} profile={readSiteProfile()} />
  </StrictMode>,
);
