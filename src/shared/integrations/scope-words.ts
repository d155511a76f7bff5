/** What each scope allows, in the words of the screens where keys are made. */
import type { Scope } from '#shared/platform/scopes.ts';

export const scopeWords: Record<Scope, string> = {
  'leads:write': 'Send new requests',
  'leads:read': 'Follow the requests it sent',
  'cases:read': 'Read requests: contact, answers that aren’t sensitive, status, history, options and callbacks',
  'cases:write': 'Work on requests: accept, put on hold, close, publish options, plan callbacks',
  'messages:read': 'Read the conversation',
  'messages:write': 'Write to clients',
  'documents:read': 'Open documents',
  'documents:write': 'Upload documents and ask for them',
  'clients:read': 'Read the list of clients',
  'content:read': 'Read what the website says',
  'webhooks:manage': 'Set up where events are sent',
};
