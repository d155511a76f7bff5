/** The route table of the portals, on one page. Every page is its own chunk, loaded on navigation. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { adminPartPaths } from '#shared/platform/admin-tabs.ts';
import { paths } from '#shared/platform/paths.ts';
import { LoadingScreen } from './portals/shell/loading-screen.tsx';
import { NotFoundPanel } from './portals/shell/not-found-panel.tsx';
import { PortalRoot } from './portals/shell/portal-root.tsx';
import { ProtectedRoute } from './portals/shell/protected-route.tsx';
import { RouteFailure } from './portals/shell/route-failure.tsx';

/** A page in its own chunk: `name` is what its file exports. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return { lazy: async () => ({ Component: (await load())[name] }) };
}

const clientLayout = page(() => import('./portals/client/client-layout.tsx'), 'ClientLayout');
const clientAccess = page(() => import('./portals/client/pages/access-page.tsx'), 'ClientAccessPage');
const clientDashboard = page(() => import('./portals/client/pages/dashboard-page.tsx'), 'ClientDashboardPage');
const clientCase = page(() => import('./portals/client/pages/case-page.tsx'), 'ClientCasePage');
const caseAnswers = page(() => import('./portals/client/pages/case-answers-page.tsx'), 'CaseAnswersPage');

const clientJoin = page(() => import('./portals/client/pages/join-page.tsx'), 'JoinPage');
const clientForgotPassword = page(
  () => import('./portals/client/pages/forgot-password-page.tsx'),
  'ForgotPasswordPage',
);
const clientResetPassword = page(() => import('./portals/client/pages/reset-password-page.tsx'), 'ResetPasswordPage');
const clientInvitation = page(() => import('./portals/client/pages/invitation-page.tsx'), 'InvitationPage');
const clientVerifyEmail = page(() => import('./portals/client/pages/verify-email-page.tsx'), 'VerifyEmailPage');
const clientConfirmEmail = page(() => import('./portals/client/pages/confirm-email-page.tsx'), 'ConfirmEmailPage');

const accountFrame = page(() => import('./portals/shell/account/account-frame.tsx'), 'AccountFrame');
const accountProfile = page(() => import('./portals/shell/account/profile-page.tsx'), 'ProfilePage');
const accountSecurity = page(() => import('./portals/shell/account/security-page.tsx'), 'SecurityPage');
const accountNotifications = page(
  () => import('./portals/shell/account/notifications-page.tsx'),
  'AccountNotificationsPage',
);
const accountPrivacy = page(() => import('./portals/shell/account/privacy-page.tsx'), 'AccountPrivacyPage');

const clientNotifications = page(
  () => import('./portals/client/pages/notifications-page.tsx'),
  'ClientNotificationsPage',
);

const brokerLogin = page(() => import('./portals/broker/pages/login-page.tsx'), 'BrokerLoginPage');
const brokerLayout = page(() => import('./portals/broker/broker-layout.tsx'), 'BrokerLayout');
const brokerDesk = page(() => import('./portals/broker/desk/desk.tsx'), 'BrokerDesk');
const brokerCase = page(() => import('./portals/broker/pages/case-page.tsx'), 'BrokerCasePage');
const brokerNewRequest = page(() => import('./portals/broker/pages/new-request-page.tsx'), 'BrokerNewRequestPage');
const brokerNotifications = page(
  () => import('./portals/broker/pages/notifications-page.tsx'),
  'BrokerNotificationsPage',
);

const brokerReplies = page(() => import('./portals/broker/pages/replies-page.tsx'), 'BrokerRepliesPage');

const brokerProfile = page(() => import('./portals/broker/pages/profile-page.tsx'), 'BrokerProfilePage');
const brokerCalendar = page(() => import('./portals/broker/pages/calendar-page.tsx'), 'BrokerCalendarPage');
const brokerFirm = page(() => import('./portals/broker/pages/firm-page.tsx'), 'BrokerFirmPage');
const brokerNumbers = page(() => import('./portals/broker/pages/numbers-page.tsx'), 'BrokerNumbersPage');
const brokerKeys = page(() => import('./portals/broker/pages/keys-page.tsx'), 'BrokerKeysPage');
const brokerNewKey = page(() => import('./portals/broker/pages/new-key-page.tsx'), 'BrokerNewKeyPage');

const adminLogin = page(() => import('./portals/admin/pages/login-page.tsx'), 'AdminLoginPage');
const adminLayout = page(() => import('./portals/admin/admin-layout.tsx'), 'AdminLayout');
const adminDashboard = page(() => import('./portals/admin/pages/dashboard-page.tsx'), 'AdminDashboardPage');
const adminNotifications = page(() => import('./portals/admin/pages/notifications-page.tsx'), 'AdminNotificationsPage');
const adminClientCases = page(() => import('./portals/admin/pages/client-cases-page.tsx'), 'AdminClientCasesPage');
const adminCase = page(() => import('./portals/admin/pages/case-page.tsx'), 'AdminCasePage');

/** Users who are not signed in, or in the wrong area, never reach `children`. */
function behindSignIn(...children: RouteObject[]): RouteObject {
  return { Component: ProtectedRoute, children };
}

/** The account pages: the same in every area, each under its own address. */
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
    { path: '/portal/invitation', ...clientInvitation },
    behindSignIn(
      { path: '/portal', ...clientDashboard },
      { path: '/portal/dashboard', ...clientDashboard },
      { path: '/portal/cases/:id', ...clientCase },
      { path: '/portal/cases/:id/answers', ...caseAnswers },
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
      {
        ...brokerDesk,
        children: [
          { path: '/broker', element: null },
          { path: '/broker/dashboard', element: null },
          { path: '/broker/cases/:id', ...brokerCase },
        ],
      },
      { path: '/broker/new', ...brokerNewRequest },
      { path: '/broker/notifications', ...brokerNotifications },
      { path: '/broker/profile', ...brokerProfile },
      { path: '/broker/calendar', ...brokerCalendar },
      { path: '/broker/numbers', ...brokerNumbers },
      { path: '/broker/firm', ...brokerFirm },
      { path: '/broker/replies', ...brokerReplies },
      { path: '/broker/keys', ...brokerKeys },
      { path: '/broker/keys/new', ...brokerNewKey },
      accountRoutes('broker'),
      { path: '/broker/*', element: <NotFoundPanel home={paths.broker.home} /> },
    ],
  }),
];

/** The sections of the admin dashboard are paths (spec decision 22). */
const adminDashboardPaths = [
  ...Object.values(adminPartPaths),
  paths.admin.newsletterIssues,
  paths.admin.setting(':section'),
];

const adminRoutes: RouteObject[] = [
  { path: '/admin/login', ...adminLogin },
  behindSignIn({
    ...adminLayout,
    children: [
      { path: '/admin', ...adminDashboard },
      { path: '/admin/dashboard', ...adminDashboard },
      { path: '/admin/cases/:id', ...adminCase },
      { path: '/admin/clients/:clientId/cases', ...adminClientCases },
      { path: '/admin/notifications', ...adminNotifications },
      accountRoutes('admin'),
      ...adminDashboardPaths.map((path) => ({ path, ...adminDashboard })),
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
