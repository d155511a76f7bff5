/** Cases as the server returns them. */

import type { CaseDetail, CaseSummary, QuoteOption } from '#shared/cases/views.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { WorklistRow } from '#shared/queue/schema.ts';

export function caseSummary(changes: Partial<CaseSummary> = {}): CaseSummary {
  return {
    id: '0194a3c0-0000-7000-8000-000000000009',
    number: 'AB-1009',
    type: 'auto',
    title: 'Auto insurance',
    questionSet: null,
    status: 'active',
    stage: 'market',
    version: 4,
    priority: null,
    holdUntil: null,
    clientName: 'Ava Example',
    area: 'T2P',
    brokerName: 'Bailey Broker',
    brokerFirm: 'Fictional Foothills',
    brokerLicence: 'DEMO-GEN-0001',
    unread: 0,
    createdAt: '2026-11-02T17:00:00Z',
    lastEventAt: '2026-11-03T17:00:00Z',
    waitingSince: null,
    firstReplyDueAt: null,
    dueAt: null,
    dueFor: null,
    offerExpiresAt: null,
    externalReference: null,
    withdrawalDueAt: null,
    ...changes,
  };
}

export function caseDetail(changes: Partial<CaseDetail> = {}): CaseDetail {
  return {
    ...caseSummary(),
    relation: 'client',
    firmPart: null,
    allowedEvents: [],
    contact: null,
    broker: {
      firm: 'Fictional Foothills',
      name: 'Bailey Broker',
      licenceNumber: 'DEMO-GEN-0001',
      licenceClasses: [],
      independentOn: null,
      severalInsurersOn: null,
    },
    matchReason: null,
    nextStep: '',
    options: [],
    delegate: null,
    colleagues: false,
    withdrawal: null,
    mergedInto: null,
    merged: [],
    bound: null,
    proposedPolicy: null,
    ...changes,
  };
}

/** The answer to a command on the case of `caseSummary`. */
export function commandAnswer(status: CaseStatus = 'active') {
  const { id: caseId, version } = caseSummary();
  return { caseId, version: version + 1, status };
}

export function worklistRow(changes: Partial<WorklistRow> = {}): WorklistRow {
  return { ...caseSummary({ priority: 'normal' }), found: [], ...changes };
}

/** @param deductibleCents of its collision coverage */
export function quoteOption(insurer: string, deductibleCents: number, changes: Partial<QuoteOption> = {}): QuoteOption {
  return {
    id: crypto.randomUUID(),
    insurer,
    premiumCents: 152_000,
    term: 'annual',
    coverages: [
      { name: 'Liability', limitCents: 200_000_000, deductibleCents: null },
      { name: 'Collision', limitCents: null, deductibleCents },
    ],
    exclusions: null,
    validUntil: '2099-01-31',
    note: null,
    status: 'open',
    documentId: null,
    ...changes,
  };
}
