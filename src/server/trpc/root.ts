/** The contract: every procedure of the product. Both doors, the document and the client's types come from here. */

import { adminRouter } from '#server/features/admin/router.ts';
import { authRouter } from '#server/features/auth/router.ts';
import { casesRouter } from '#server/features/cases/router.ts';
import { chatRouter } from '#server/features/chat/router.ts';
import { contactRouter } from '#server/features/contact/router.ts';
import { liveRouter } from '#server/features/live/router.ts';
import { messagesRouter } from '#server/features/messages/router.ts';
import { newsletterRouter } from '#server/features/newsletter/router.ts';
import { notificationsRouter } from '#server/features/notifications/router.ts';
import { quotesRouter } from '#server/features/quotes/router.ts';
import { searchRouter } from '#server/features/search/router.ts';
import { router } from '#server/trpc/init.ts';

export const appRouter = router({
  auth: authRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  chat: chatRouter,
  search: searchRouter,
  quotes: quotesRouter,
  cases: casesRouter,
  messages: messagesRouter,
  notifications: notificationsRouter,
  live: liveRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
