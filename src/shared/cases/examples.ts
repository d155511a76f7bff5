/** A case, its history and its options, in the examples of the API's document. */
import type { CaseDetail, CaseSummary, QuoteOption, TimelineEntry } from './views.ts';

export const EXAMPLE_CASE_ID = '0194a3c0-0000-7000-8000-000000000001';

export const caseSummaryExample: CaseSummary = {
  id: EXAMPLE_CASE_ID,
  number: 'AB-2026-000123',
  type: 'auto',
  title: '2019 Subaru Outback',
  questionSet: 'full',
  status: 'active',
  stage: 'market',
  version: 3,
  priority: 'normal',
  holdUntil: null,
  clientName: 'Ava Wong',
  area: 'T2P',
  brokerName: 'Sue Martin',
  brokerFirm: 'Bow River Insurance Brokers',
  brokerLicence: 'AB-104233',
  unread: 1,
  createdAt: '2026-11-23T20:00:00.000Z',
  lastEventAt: '2026-11-26T17:00:00.000Z',
  waitingSince: '2026-11-26T17:00:00.000Z',
  firstReplyDueAt: '2026-11-26T21:00:00.000Z',
  dueAt: '2026-11-26T21:00:00.000Z',
  dueFor: 'reply',
  offerExpiresAt: null,
  externalReference: 'POL-88213',
  withdrawalDueAt: null,
};

/** As a broker sees it before accepting: without a name. */
export const offerExample: CaseSummary = {
  ...caseSummaryExample,
  status: 'offered',
  stage: 'inquiry',
  version: 2,
  clientName: null,
  brokerName: null,
  brokerFirm: null,
  brokerLicence: null,
  unread: 0,
  firstReplyDueAt: null,
  waitingSince: null,
  dueFor: 'take',
  externalReference: null,
  offerExpiresAt: '2026-11-26T21:00:00.000Z',
};

/** An option as the broker publishes it. */
export const publishedExample = {
  insurer: 'Prairie Mutual',
  premiumCents: 168_400,
  term: 'annual',
  coverages: [
    { name: 'Third-party liability', limitCents: 200_000_000, deductibleCents: null },
    { name: 'Comprehensive', limitCents: null, deductibleCents: 50_000 },
  ],
  validUntil: '2026-12-15',
} satisfies Partial<QuoteOption>;

export const optionExample: QuoteOption = {
  ...publishedExample,
  id: '0194a3c0-0000-7000-8000-000000000002',
  exclusions: null,
  note: null,
  status: 'open',
  documentId: null,
};

export const caseExample: CaseDetail = {
  ...caseSummaryExample,
  relation: 'assigned_broker',
  firmPart: null,
  allowedEvents: ['message_sent', 'information_requested', 'held', 'options_published', 'lost'],
  contact: { email: 'ava@example.com', phone: '403-555-0142' },
  broker: {
    firm: 'Bow River Insurance Brokers',
    name: 'Sue Martin',
    licenceNumber: 'AB-104233',
    licenceClasses: ['GENERAL'],
    independentOn: '2026-10-01',
    severalInsurersOn: null,
  },
  matchReason: 'Works on auto insurance in your area',
  nextStep: 'It’s your turn: work on the request or message the client.',
  options: [],
  delegate: null,
  colleagues: false,
  withdrawal: null,
  mergedInto: null,
  merged: [],
  bound: null,
  proposedPolicy: null,
};

export const timelineExample: TimelineEntry = {
  seq: 7,
  type: 'held',
  actorName: 'Sue Martin',
  actorRole: 'assigned_broker',
  at: '2026-11-26T17:00:00.000Z',
  detail: 'until December 15, 2026',
  staffOnly: false,
};
