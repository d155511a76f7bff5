/** What somebody, mostly an administrator, can read after a call, as the place where a text that was accepted must turn up unchanged. */
import type { ApiClient } from './api-client.ts';
import { deskIds } from './calls/desk.ts';
import { recordIds } from './calls/records.ts';

type Reader = (admin: ApiClient['trpc'], caseId: string) => Promise<unknown>;

const readers = {
  case: ({ cases }, caseId) => cases.get.query({ caseId }),
  timeline: ({ cases }, caseId) => cases.timeline.query({ caseId }),
  messages: ({ messages }, caseId) => messages.list.query({ caseId }),
  documents: ({ documents }, caseId) => documents.list.query({ caseId }),
  callbacks: ({ callbacks }, caseId) => callbacks.list.query({ caseId }),
  scheduled: ({ scheduledMessages }, caseId) => scheduledMessages.list.query({ caseId }),
  views: ({ savedViews }) => savedViews.list.query(),
  replies: ({ cannedReplies }) => cannedReplies.list.query(),
  hours: ({ settings }) => settings.hours.query(),
  templates: ({ settings }) => settings.templates.query(),
  audit: ({ audit }) => audit.list.query({}),
  invitations: ({ userInvitations }) => userInvitations.list.query(),
  webhooks: ({ webhooks }) => webhooks.list.query({}),
  client: ({ clients }) => clients.get.query({ clientId: deskIds.client }),
  contact: ({ contactDesk }) => contactDesk.get.query({ messageId: deskIds.message }),
  issue: ({ newsletterIssues }) => newsletterIssues.get.query({ issueId: deskIds.issue }),
  article: ({ articles }) => articles.get.query({ articleId: deskIds.article }),
  site: ({ site }) => site.get.query(),
  requests: ({ privacyDesk }) =>
    Promise.all(Object.values(recordIds).map((requestId) => privacyDesk.get.query({ requestId }))),
} satisfies Record<string, Reader>;
type Place = keyof typeof readers;

/** Where the input of a router can be read back; for the others, everything is read. */
const places: Readonly<Record<string, readonly Place[]>> = {
  brokers: ['audit', 'invitations'],
  users: ['audit', 'invitations'],
  userInvitations: ['audit', 'invitations'],
  messages: ['messages', 'timeline'],
  documents: ['documents', 'timeline', 'messages'],
  callbacks: ['callbacks', 'timeline'],
  scheduledMessages: ['scheduled'],
  callLog: ['messages', 'timeline'],
  savedViews: ['views'],
  webhooks: ['webhooks'],
  cannedReplies: ['replies'],
  contactDesk: ['contact', 'audit', 'case'],
  privacyDesk: ['requests', 'audit'],
  newsletterIssues: ['issue'],
  articles: ['article'],
  site: ['site', 'audit'],
};

export function readBack({ trpc }: ApiClient, caseId: string, procedure: string): Promise<unknown> {
  const [router = ''] = procedure.split('.');
  const asked = places[router] ?? (Object.keys(readers) as Place[]);
  return Promise.all(asked.map((place) => (readers[place] as Reader)(trpc, caseId)));
}
