/** The contract: every procedure of the product. Both APIs, the OpenAPI document and the client's types are derived from it. */

import { accountRouter } from '#server/modules/accounts/account/router.ts';
import { authRouter } from '#server/modules/accounts/auth/router.ts';
import { viewAsRouter } from '#server/modules/accounts/impersonation/router.ts';
import { securityEventsRouter } from '#server/modules/accounts/security-events/router.ts';
import { textMessagesRouter } from '#server/modules/accounts/text-messages/router.ts';
import { brokerWorkRouter, caseAssignmentRouter, matchingSettingsRouter } from '#server/modules/assignment/router.ts';
import { chatRouter } from '#server/modules/assistant/router.ts';
import { chatDeskRouter } from '#server/modules/assistant/transcripts/router.ts';
import { auditRouter } from '#server/modules/audit-trail/router.ts';
import { brokersRouter } from '#server/modules/brokers/router.ts';
import { calendarFeedsRouter } from '#server/modules/calendar-feeds/router.ts';
import { callbacksRouter } from '#server/modules/callbacks/router.ts';
import { liveRouter } from '#server/modules/case-views/live/router.ts';
import { caseViewsRouter } from '#server/modules/case-views/router.ts';
import { caseInvitationsRouter } from '#server/modules/cases/create/invitations/router.ts';
import { assistantsRouter } from '#server/modules/cases/participants/assistants/router.ts';
import { participantsRouter } from '#server/modules/cases/participants/router.ts';
import { casesRouter } from '#server/modules/cases/router.ts';
import { clientsRouter } from '#server/modules/client-directory/router.ts';
import { certificatesRouter } from '#server/modules/consents/certificates/router.ts';
import { consentTextsRouter } from '#server/modules/consents/wordings/router.ts';
import { contactDeskRouter } from '#server/modules/contact-messages/inbox/router.ts';
import { contactRouter } from '#server/modules/contact-messages/router.ts';
import { feedbackRouter } from '#server/modules/content/feedback/router.ts';
import { contentRouter } from '#server/modules/content/router.ts';
import { importsRouter } from '#server/modules/data-transfer/imports/router.ts';
import { documentsRouter, requestTemplatesRouter } from '#server/modules/documents/router.ts';
import { caseDuplicatesRouter } from '#server/modules/duplicates/router.ts';
import { eventsRouter } from '#server/modules/integrations/events/router.ts';
import { keysRouter } from '#server/modules/integrations/keys/router.ts';
import { leadsRouter } from '#server/modules/integrations/leads/router.ts';
import { partnersRouter } from '#server/modules/integrations/partners/router.ts';
import { sandboxRouter } from '#server/modules/integrations/sandbox/router.ts';
import { webhooksRouter } from '#server/modules/integrations/webhooks/router.ts';
import { cannedRepliesRouter } from '#server/modules/messaging/canned-replies/router.ts';
import { documentRequestsRouter } from '#server/modules/messaging/document-requests/router.ts';
import { callLogRouter } from '#server/modules/messaging/notes/call-log/router.ts';
import { mentionsRouter } from '#server/modules/messaging/notes/mentions/router.ts';
import { caseQuestionsRouter } from '#server/modules/messaging/questions/router.ts';
import { messagesRouter } from '#server/modules/messaging/router.ts';
import { followUpsRouter } from '#server/modules/messaging/scheduled-messages/follow-ups/router.ts';
import { scheduledMessagesRouter } from '#server/modules/messaging/scheduled-messages/router.ts';
import { issuesRouter } from '#server/modules/newsletter/issues/router.ts';
import { newsletterRouter } from '#server/modules/newsletter/router.ts';
import { subscribersRouter } from '#server/modules/newsletter/subscribers/router.ts';
import { pushRouter } from '#server/modules/notifications/push/router.ts';
import { notificationsRouter } from '#server/modules/notifications/router.ts';
import { emailChoicesRouter } from '#server/modules/notifications/suppressions/router.ts';
import { browserFailuresRouter } from '#server/modules/operations/browser-failures/router.ts';
import { troubleRouter } from '#server/modules/operations/failed-jobs/router.ts';
import { launchRouter } from '#server/modules/operations/go-live/router.ts';
import { adminRouter } from '#server/modules/operations/router.ts';
import { legalHoldsRouter } from '#server/modules/privacy/legal-holds/router.ts';
import { privacyDeskRouter } from '#server/modules/privacy/requests/router.ts';
import { retentionRouter } from '#server/modules/privacy/retention/router.ts';
import { privacyRouter } from '#server/modules/privacy/router.ts';
import { articlesRouter } from '#server/modules/publishing/articles/router.ts';
import { siteRouter } from '#server/modules/publishing/site/router.ts';
import { caseBulkRouter } from '#server/modules/queue/bulk-actions/router.ts';
import { worklistRouter } from '#server/modules/queue/router.ts';
import { savedViewsRouter } from '#server/modules/queue/saved-views/router.ts';
import { caseOptionsRouter } from '#server/modules/quote-options/router.ts';
import { spokenRequestsRouter } from '#server/modules/quote-requests/opening/spoken/router.ts';
import { preparedRequestsRouter } from '#server/modules/quote-requests/prepared/router.ts';
import { quoteFormsRouter } from '#server/modules/quote-requests/quote-forms/router.ts';
import { quotesRouter } from '#server/modules/quote-requests/router.ts';
import { searchRouter } from '#server/modules/search/router.ts';
import { settingsRouter } from '#server/modules/settings/router.ts';
import { firmsRouter } from '#server/modules/users/firms/router.ts';
import { userInvitationsRouter } from '#server/modules/users/invitations/router.ts';
import { usersRouter } from '#server/modules/users/router.ts';
import { mergeRouters, router } from '#server/platform/trpc/init.ts';

export const appRouter = router({
  auth: mergeRouters(authRouter, caseInvitationsRouter),
  account: accountRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  feedback: feedbackRouter,
  site: siteRouter,
  chat: chatRouter,
  chatDesk: chatDeskRouter,
  search: searchRouter,
  quotes: quotesRouter,
  quoteForms: quoteFormsRouter,
  preparedRequests: preparedRequestsRouter,
  consentTexts: consentTextsRouter,
  certificates: certificatesRouter,
  content: contentRouter,
  // Each module contributes its case procedures.
  cases: mergeRouters(
    casesRouter,
    caseViewsRouter,
    caseQuestionsRouter,
    caseAssignmentRouter,
    caseOptionsRouter,
    caseDuplicatesRouter,
    spokenRequestsRouter,
    caseBulkRouter,
  ),
  callbacks: callbacksRouter,
  calendarFeeds: calendarFeedsRouter,
  worklist: worklistRouter,
  savedViews: savedViewsRouter,
  messages: messagesRouter,
  callLog: callLogRouter,
  followUps: followUpsRouter,
  mentions: mentionsRouter,
  scheduledMessages: scheduledMessagesRouter,
  cannedReplies: cannedRepliesRouter,
  documents: mergeRouters(documentsRouter, documentRequestsRouter),
  notifications: notificationsRouter,
  emailChoices: emailChoicesRouter,
  caseAssistants: assistantsRouter,
  firms: firmsRouter,
  push: pushRouter,
  textMessages: textMessagesRouter,
  participants: participantsRouter,
  privacy: privacyRouter,
  privacyDesk: privacyDeskRouter,
  live: liveRouter,
  admin: adminRouter,
  brokers: mergeRouters(brokersRouter, brokerWorkRouter),
  users: usersRouter,
  userInvitations: userInvitationsRouter,
  trouble: troubleRouter,
  browserFailures: browserFailuresRouter,
  settings: mergeRouters(settingsRouter, matchingSettingsRouter, requestTemplatesRouter),
  launch: launchRouter,
  viewAs: viewAsRouter,
  clients: clientsRouter,
  contactDesk: contactDeskRouter,
  subscribers: subscribersRouter,
  newsletterIssues: issuesRouter,
  articles: articlesRouter,
  audit: auditRouter,
  securityEvents: securityEventsRouter,
  imports: importsRouter,
  keys: keysRouter,
  leads: leadsRouter,
  events: eventsRouter,
  sandbox: sandboxRouter,
  partners: partnersRouter,
  webhooks: webhooksRouter,
  legalHolds: legalHoldsRouter,
  retention: retentionRouter,
});

export type AppRouter = typeof appRouter;
