/** The route table of the portals, on one page. Every page is a chunk of its own, fetched when somebody goes there. */
import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { LoadingScreen } from './portals/shell/loading-screen.tsx';
import { NotFoundPanel } from './portals/shell/not-found-panel.tsx';
import { PortalRoot } from './portals/shell/portal-root.tsx';
import { ProtectedRoute } from './portals/shell/protected-route.tsx';
import { RouteFailure } from './portals/shell/route-failure.tsx';

const clientLayout = {
  lazy: async () => ({ Component: (await import('./portals/client/client-layout.tsx')).ClientLayout }),
};
const clientAccess = {
  lazy: async () => ({ Component: (await import('./portals/client/pages/access-page.tsx')).ClientAccessPage }),
};
const clientDashboard = {
  lazy: async () => ({ Component: (await import('./portals/client/pages/dashboard-page.tsx')).ClientDashboardPage }),
};
const clientCase = {
  lazy: async () => ({ Component: (await import('./portals/client/pages/case-page.tsx')).ClientCasePage }),
};

const clientJoin = {
  lazy: async () => ({ Component: (await import('./portals/client/pages/join-page.tsx')).JoinPage }),
};
const clientForgotPassword = {
  lazy: async () => ({
    Component: (await import('./portals/client/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  }),
};
const clientResetPassword = {
  lazy: async () => ({ Component: (await import('./portals/client/pages/reset-password-page.tsx')).ResetPasswordPage }),
};
const clientVerifyEmail = {
  lazy: async () => ({ Component: (await import('./portals/client/pages/verify-email-page.tsx')).VerifyEmailPage }),
};
const clientConfirmEmail = {
  lazy: async () => ({ Component: (await import('./portals/client/pages/confirm-email-page.tsx')).ConfirmEmailPage }),
};

const accountFrame = {
  lazy: async () => ({ Component: (await import('./portals/shell/account/account-frame.tsx')).AccountFrame }),
};
const accountProfile = {
  lazy: async () => ({ Component: (await import('./portals/shell/account/profile-page.tsx')).ProfilePage }),
};
const accountSecurity = {
  lazy: async () => ({ Component: (await import('./portals/shell/account/security-page.tsx')).SecurityPage }),
};
const accountNotifications = {
  lazy: async () => ({
    Component: (await import('./portals/shell/account/notifications-page.tsx')).AccountNotificationsPage,
  }),
};
const accountPrivacy = {
  lazy: async () => ({ Component: (await import('./portals/shell/account/privacy-page.tsx')).AccountPrivacyPage }),
};

const clientNotifications = {
  lazy: async () => ({
    Component: (await import('./portals/client/pages/notifications-page.tsx')).ClientNotificationsPage,
  }),
};

const brokerLogin = {
  lazy: async () => ({ Component: (await import('./portals/broker/pages/login-page.tsx')).BrokerLoginPage }),
};
const brokerLayout = {
  lazy: async () => ({ Component: (await import('./portals/broker/broker-layout.tsx')).BrokerLayout }),
};
const brokerDashboard = {
  lazy: async () => ({ Component: (await import('./portals/broker/pages/dashboard-page.tsx')).BrokerDashboardPage }),
};
const brokerCase = {
  lazy: async () => ({ Component: (await import('./portals/broker/pages/case-page.tsx')).BrokerCasePage }),
};
const brokerNotifications = {
  lazy: async () => ({
    Component: (await import('./portals/broker/pages/notifications-page.tsx')).BrokerNotificationsPage,
  }),
};

const adminLogin = {
  lazy: async () => ({ Component: (await import('./portals/admin/pages/login-page.tsx')).AdminLoginPage }),
};
const adminLayout = {
  lazy: async () => ({ Component: (await import('./portals/admin/admin-layout.tsx')).AdminLayout }),
};
const adminDashboard = {
  lazy: async () => ({ Component: (await import('./portals/admin/pages/dashboard-page.tsx')).AdminDashboardPage }),
};
const adminCase = {
  lazy: async () => ({ Component: (await import('./portals/admin/pages/case-page.tsx')).AdminCasePage }),
};

/** Whoever is not signed in, or in the wrong place, never reaches `children`. */
function behindSignIn(...children: RouteObject[]): RouteObject {
  return { Component: ProtectedRoute, children };
}

/** One's own account: the same pages in every area, each under its address. */
function accountRoutes(area: 'portal' | 'broker' | 'admin'): RouteObject {
  return {
    ...accountFrame,
    children: [
      { path: paths.account(area), ...accountProfile },
      { path: paths.account(area, 'security'), ...accountSecurity },
      { path: paths.account(area, 'notifications'), ...accountNotifications },
      ...(area === 'portal' ? [{ path: paths.account(area, 'privacy'), ...accountPrivacy }] : []),
    ],
  };
}

const clientRoutes: RouteObject = {
  ...clientLayout,
  children: [
    { path: '/portal/login', ...clientAccess },
    { path: '/portal/register', ...clientAccess },
    { path: '/portal/forgot-password', ...clientForgotPassword },
    { path: '/portal/reset-password', ...clientResetPassword },
    { path: '/portal/verify-email', ...clientVerifyEmail },
    { path: '/portal/confirm-email', ...clientConfirmEmail },
    { path: '/portal/join', ...clientJoin },
    behindSignIn(
      { path: '/portal', ...clientDashboard },
      { path: '/portal/dashboard', ...clientDashboard },
      { path: '/portal/cases/:id', ...clientCase },
      { path: '/portal/notifications', ...clientNotifications },
      accountRoutes('portal'),
    ),
    { path: '/portal/*', element: <NotFoundPanel home={paths.portal.home} /> },
  ],
};

const brokerRoutes: RouteObject[] = [
  { path: '/broker/login', ...brokerLogin },
  behindSignIn({
    ...brokerLayout,
    children: [
      { path: '/broker', ...brokerDashboard },
      { path: '/broker/dashboard', ...brokerDashboard },
      { path: '/broker/cases/:id', ...brokerCase },
      { path: '/broker/notifications', ...brokerNotifications },
      accountRoutes('broker'),
      { path: '/broker/*', element: <NotFoundPanel home={paths.broker.home} /> },
    ],
  }),
];

/** The tabs of the admin dashboard are paths (decision 22). */
const adminTabs = ['brokers', 'clients', 'messages', 'cases', 'settings'];

const adminRoutes: RouteObject[] = [
  { path: '/admin/login', ...adminLogin },
  behindSignIn({
    ...adminLayout,
    children: [
      { path: '/admin', ...adminDashboard },
      { path: '/admin/dashboard', ...adminDashboard },
      { path: '/admin/cases/:id', ...adminCase },
      accountRoutes('admin'),
      ...adminTabs.map((tab) => ({ path: `/admin/${tab}`, ...adminDashboard })),
      { path: '/admin/*', element: <NotFoundPanel home={paths.admin.home} /> },
    ],
  }),
];

export const routes: RouteObject[] = [
  {
    Component: PortalRoot,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteFailure,
    children: [clientRoutes, ...brokerRoutes, ...adminRoutes],
  },
];
