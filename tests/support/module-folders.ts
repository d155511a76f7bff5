import type { ModuleName } from '../../src/module-order.ts';

/**
 * Which files and folders of `src` belong to which module, separated by spaces; the longest path that holds a file decides.
 * It is needed as long as folders are not called like their modules.
 */
export const moduleFolders: Record<ModuleName, string> = {
  platform: `
    server/features/ledger server/features/mail shared/errors.ts shared/fields.ts shared/paths.ts shared/permissions.ts
    shared/quotes/formats.ts shared/text-search shared/time shared/wire.ts shared/words client/features/charts client/fonts client/lib
    client/ui server/adapters server/app-error.ts server/batching.ts server/clock server/database-roles.ts server/database-start.ts
    server/db.ts server/deadline-client.ts server/deadline.ts server/env-exposure.ts server/env.ts server/files server/foreground.ts server/generated
    server/http server/ids.ts server/jobs server/keyset.ts server/live-connection.ts server/live.ts server/log.ts
    server/organization.ts server/paper server/phone.ts server/readiness.ts server/remembered.ts server/sealing.ts server/services-within.ts
    server/services.ts server/start-error.ts server/text-search server/tokens.ts server/transaction.ts server/trpc
  `,
  audit: 'server/features/audit server/features/audit-chain shared/audit client/features/audit',
  settings: 'server/features/settings shared/settings server/settings.ts',
  notifications:
    'server/features/notifications server/features/digests shared/notifications client/features/notifications',
  consents:
    'server/features/consents server/features/consent-chain server/features/consent-erasure shared/consents shared/quotes/consents.ts',
  content: 'shared/content shared/opening-hours.ts shared/site.ts client/pictures',
  'data-classes': 'shared/retention/rules.ts server/data',
  lines: 'shared/quotes shared/coverages',
  organizations: '',
  search: 'server/features/search shared/search server/retrieval',
  accounts: `
    server/features/account server/features/account-tokens server/features/auth server/features/email-change
    server/features/invitations server/features/passwords server/features/second-factor server/features/second-factor-codes
    server/features/security-alerts server/features/security-events server/features/step-up server/features/user-invitations
    server/features/users server/features/verification server/features/view-as shared/account shared/auth shared/security-events
    shared/users shared/view-as client/features/account client/features/auth client/features/view-as
  `,
  brokers: `
    server/features/brokers server/features/broker-numbers server/features/licence-reminders shared/brokers
    client/features/broker-profile
  `,
  cases: `
    server/features/answers server/features/case-opening server/features/cases server/features/clocks server/features/daily-counts
    server/features/holds server/features/participants server/features/progress server/features/reopening shared/cases
    shared/participants client/features/answers client/features/case-commands client/features/case-overview
    client/features/case-status client/features/participants client/features/timeline
  `,
  messaging: `
    server/features/canned-replies server/features/messages server/features/planned-sending server/features/scheduled-messages
    server/features/writers shared/canned-replies shared/messages shared/scheduled-messages client/features/canned-replies
    client/features/conversation
  `,
  documents: `
    server/features/document-requests server/features/documents server/features/scans server/features/uploads shared/documents
    client/features/documents
  `,
  'quote-options': `
    server/features/options server/features/option-expiry shared/cases/option-schema.ts client/features/options-editor
    client/features/quote-options
  `,
  callbacks: 'server/features/callbacks shared/callbacks client/features/callbacks',
  assignment: `
    server/features/capacity server/features/decisions server/features/handover server/features/offers server/features/routing
    shared/cases/decision-schema.ts shared/matching client/features/matching
  `,
  duplicates: 'server/features/duplicates client/features/duplicates',
  'quote-requests':
    'server/features/drafts server/features/quotes shared/quotes/requests.ts shared/quotes/schema.ts client/features/quotes',
  'contact-messages':
    'server/features/contact server/features/contact-cases server/features/contact-desk shared/contact client/features/contact',
  newsletter: 'server/features/newsletter server/features/subscribers shared/newsletter client/features/newsletter',
  assistant: `
    server/features/chat server/features/chat-budget server/features/chat-check server/features/chat-composing
    server/features/chat-desk server/features/chat-handover server/features/chat-inspection server/features/chat-limits
    server/features/chat-redaction server/features/chat-turns shared/chat shared/personal-data client/features/chat
    client/features/chat-handover server/adapters/assistant-embedded-draft.ts server/adapters/assistant-embedded-reading.ts
    server/adapters/assistant-embedded-references.ts server/adapters/assistant-embedded-rows.ts
    server/adapters/assistant-embedded-sentences.ts server/adapters/assistant-embedded.ts server/adapters/assistant-openai.ts
    server/adapters/assistant-prompt.ts server/adapters/assistant.ts server/adapters/sources-line.ts
  `,
  queue: `
    server/features/bulk server/features/message-search server/features/saved-views server/features/worklist
    server/features/worklist-counts shared/cases/bulk-schema.ts shared/saved-views shared/worklist client/features/worklist
  `,
  'case-views': `
    server/features/case-file server/features/case-lists server/features/live server/features/needs shared/cases/case-file.ts
    shared/live client/features/case-file
  `,
  'client-directory': 'server/features/clients server/features/people shared/clients',
  privacy: `
    server/features/anonymising server/features/erasure server/features/exports server/features/history-months
    server/features/legal-holds server/features/privacy server/features/privacy-desk server/features/retention shared/privacy
    shared/retention client/features/privacy
  `,
  'data-transfer': `
    server/features/import-checks server/features/import-work server/features/imports server/features/table-exports shared/imports
    shared/table-exports
  `,
  operations: `
    server/features/admin server/features/browser-failures server/features/launch server/features/trouble shared/admin
    shared/browser-failures shared/launch server/jobs/trouble.ts
  `,
  integrations: '',
  app: `
    server/features/overdue shared/result-pages.ts client/portals client/routes.tsx client/site module-order.ts server/app.ts
    server/features/mail/mails.ts server/http/calendar-file.ts server/http/case-file.ts server/http/case-pages.ts
    server/http/data-export.ts server/http/document-content.ts server/http/form-pages.ts server/http/import-upload.ts
    server/http/pages.ts server/http/rest.ts server/http/result-pages.ts server/http/table-export.ts server/http/uploads.ts
    server/jobs/workers.ts server/key-check.ts server/key-rotation.ts server/main.ts server/serve.ts server/trpc/byte-addresses.ts
    server/trpc/openapi.ts server/trpc/rest-schemas.ts server/trpc/root.ts
  `,
};
