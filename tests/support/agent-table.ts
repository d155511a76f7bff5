/**
 * What agents have of the contract at `/mcp`: every tool, with the procedure behind it and what a key needs for it. A procedure without
 * `meta.agent` is no tool; one that gets it fails `tests/architecture-agents.test.ts` until it’s decided here.
 */
import type { KeyAccess } from '#shared/platform/scopes.ts';

type Row = { tool: string; procedure: string; use: 'read' | 'prepare' | 'write'; access: KeyAccess };

const row = (tool: string, procedure: string, access: KeyAccess = 'open', use: Row['use'] = 'read'): Row => ({
  ...{ tool, procedure, use, access },
});

export const agentTable: readonly Row[] = [
  row('about_us', 'content.about'),
  row('list_insurance_types', 'content.insuranceTypes'),
  row('list_locations', 'content.locations'),
  row('list_faqs', 'content.faqs'),
  row('list_posts', 'content.posts'),
  row('search_site', 'search.find'),
  row('list_quote_forms', 'quoteForms.list'),
  row('requirements', 'quoteForms.get'),
  row('list_consent_texts', 'consentTexts.list'),
  row('preview_request', 'preparedRequests.preview'),
  row('send_request', 'preparedRequests.prepare', 'open', 'prepare'),

  row('list_cases', 'cases.page', 'cases:read'),
  row('get_case', 'cases.get', 'cases:read'),
  row('list_case_events', 'cases.timelinePage', 'cases:read'),
  row('list_offers', 'cases.offers', 'cases:read'),
  row('list_options', 'cases.options', 'cases:read'),
  row('list_callbacks', 'callbacks.page', 'cases:read'),
  row('list_messages', 'messages.page', 'messages:read'),
  row('list_documents', 'documents.page', 'documents:read'),
  row('list_document_requests', 'documents.requests', 'documents:read'),

  row('send_message', 'messages.send', 'messages:write', 'write'),
  row('request_document', 'documents.requestDocument', 'documents:write', 'write'),
  row('request_documents', 'documents.requestDocuments', 'documents:write', 'write'),
  row('ask_client', 'cases.requestInformation', 'cases:write', 'write'),
  row('hold_case', 'cases.hold', 'cases:write', 'write'),
  row('resume_case', 'cases.resume', 'cases:write', 'write'),
  row('close_case', 'cases.close', 'cases:write', 'write'),
  row('reopen_case', 'cases.reopen', 'cases:write', 'write'),

  row('list_leads', 'leads.list', 'leads:read'),
  row('get_lead', 'leads.get', 'leads:read'),
];
