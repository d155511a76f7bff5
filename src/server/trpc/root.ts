/** The contract: every procedure of the product. Both doors, the document and the client's types come from here. */

import { accountRouter } from '#server/features/account/router.ts';
import { adminRouter } from '#server/features/admin/router.ts';
import { auditRouter } from '#server/features/audit/router.ts';
import { authRouter } from '#server/features/auth/router.ts';
import { brokersRouter } from '#server/features/brokers/router.ts';
import { browserFailuresRouter } from '#server/features/browser-failures/router.ts';
import { callbacksRouter } from '#server/features/callbacks/router.ts';
import { cannedRepliesRouter } from '#server/features/canned-replies/router.ts';
import { casesRouter } from '#server/features/cases/router.ts';
import { chatRouter } from '#server/features/chat/router.ts';
import { chatDeskRouter } from '#server/features/chat-desk/router.ts';
import { clientsRouter } from '#server/features/clients/router.ts';
import { contactRouter } from '#server/features/contact/router.ts';
import { contactDeskRouter } from '#server/features/contact-desk/router.ts';
import { documentsRouter } from '#server/features/documents/router.ts';
import { importsRouter } from '#server/features/imports/router.ts';
import { launchRouter } from '#server/features/launch/router.ts';
import { legalHoldsRouter } from '#server/features/legal-holds/router.ts';
import { liveRouter } from '#server/features/live/router.ts';
import { messagesRouter } from '#server/features/messages/router.ts';
import { newsletterRouter } from '#server/features/newsletter/router.ts';
import { notificationsRouter } from '#server/features/notifications/router.ts';
import { participantsRouter } from '#server/features/participants/router.ts';
import { privacyRouter } from '#server/features/privacy/router.ts';
import { privacyDeskRouter } from '#server/features/privacy-desk/router.ts';
import { quotesRouter } from '#server/features/quotes/router.ts';
import { retentionRouter } from '#server/features/retention/router.ts';
import { savedViewsRouter } from '#server/features/saved-views/router.ts';
import { scheduledMessagesRouter } from '#server/features/scheduled-messages/router.ts';
import { searchRouter } from '#server/features/search/router.ts';
import { securityEventsRouter } from '#server/features/security-events/router.ts';
import { settingsRouter } from '#server/features/settings/router.ts';
import { subscribersRouter } from '#server/features/subscribers/router.ts';
import { troubleRouter } from '#server/features/trouble/router.ts';
import { userInvitationsRouter } from '#server/features/user-invitations/router.ts';
import { usersRouter } from '#server/features/users/router.ts';
import { viewAsRouter } from '#server/features/view-as/router.ts';
import { worklistRouter } from '#server/features/worklist/router.ts';
import { router } from '#server/trpc/init.ts';

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  chat: chatRouter,
  chatDesk: chatDeskRouter,
  search: searchRouter,
  quotes: quotesRouter,
  cases: casesRouter,
  callbacks: callbacksRouter,
  worklist: worklistRouter,
  savedViews: savedViewsRouter,
  messages: messagesRouter,
  scheduledMessages: scheduledMessagesRouter,
  cannedReplies: cannedRepliesRouter,
  documents: documentsRouter,
  notifications: notificationsRouter,
  participants: participantsRouter,
  privacy: privacyRouter,
  privacyDesk: privacyDeskRouter,
  live: liveRouter,
  admin: adminRouter,
  brokers: brokersRouter,
  users: usersRouter,
  userInvitations: userInvitationsRouter,
  trouble: troubleRouter,
  browserFailures: browserFailuresRouter,
  settings: settingsRouter,
  launch: launchRouter,
  viewAs: viewAsRouter,
  clients: clientsRouter,
  contactDesk: contactDeskRouter,
  subscribers: subscribersRouter,
  audit: auditRouter,
  securityEvents: securityEventsRouter,
  imports: importsRouter,
  legalHolds: legalHoldsRouter,
  retention: retentionRouter,
});

export type AppRouter = typeof appRouter;
