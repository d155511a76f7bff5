/** The contract: every procedure of the product. Both doors, the document and the client's types come from here. */

import { accountRouter } from '#server/features/account/router.ts';
import { adminRouter } from '#server/features/admin/router.ts';
import { authRouter } from '#server/features/auth/router.ts';
import { casesRouter } from '#server/features/cases/router.ts';
import { chatRouter } from '#server/features/chat/router.ts';
import { contactRouter } from '#server/features/contact/router.ts';
import { documentsRouter } from '#server/features/documents/router.ts';
import { liveRouter } from '#server/features/live/router.ts';
import { messagesRouter } from '#server/features/messages/router.ts';
import { newsletterRouter } from '#server/features/newsletter/router.ts';
import { notificationsRouter } from '#server/features/notifications/router.ts';
import { participantsRouter } from '#server/features/participants/router.ts';
import { privacyRouter } from '#server/features/privacy/router.ts';
import { quotesRouter } from '#server/features/quotes/router.ts';
import { searchRouter } from '#server/features/search/router.ts';
import { router } from '#server/trpc/init.ts';

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  chat: chatRouter,
  search: searchRouter,
  quotes: quotesRouter,
  cases: casesRouter,
  messages: messagesRouter,
  documents: documentsRouter,
  notifications: notificationsRouter,
  participants: participantsRouter,
  privacy: privacyRouter,
  live: liveRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
