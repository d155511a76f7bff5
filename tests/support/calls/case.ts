/** Valid calls of the steps of a case, each with the status of the case in which it is valid. */
import { v7 } from 'uuid';
import { spokenTexts } from '#shared/consents/spoken.ts';
import { FREE_TEXT } from '../hostile.ts';
import { autoAnswers } from '../requests.ts';
import {
  adminOnly,
  type CaseCall,
  CURSOR,
  caseBroker,
  caseBrokerAlone,
  caseClient,
  NUMBER_CURSOR,
  partOfIt,
  row,
  signedIn,
  staffOnly,
  type World,
  workedOn,
} from './rows.ts';

const ROW_KEY = '0194a3c0-0000-7000-8000-000000000091';
const COLUMN_KEY = '0194a3c0-0000-7000-8000-000000000092';

export const OPTION_ID = '0194a3c0-0000-7000-8000-000000000001';

/** The link in a receipt email about the case. */
export const INVITATION = 'B'.repeat(43);

export function caseCalls({ caseId, brokerId }: World): CaseCall[] {
  const command = { caseId, version: 1 };
  const note = FREE_TEXT;
  const page = { cursor: CURSOR, limit: 10 };
  const numbered = { cursor: NUMBER_CURSOR, limit: 10 };
  const option = {
    insurer: note,
    premiumCents: 150_000,
    term: 'annual',
    coverages: [{ name: note, limitCents: 200_000_000, deductibleCents: 50_000, note }],
    exclusions: note,
    validUntil: '2099-01-31',
    note,
  };
  const bound = {
    insurer: note,
    policyNumber: note,
    effectiveDate: '2026-12-01',
    expiresDate: '2027-12-01',
  };
  return [
    // The link of the client's own case; staff can never claim a request with it.
    row('client', 'active', 'auth.acceptInvitation', [401, 404, 403, 403, 200, 403], { invitation: INVITATION }),
    row('client', 'active', 'cases.list', signedIn, {
      scope: 'own',
      status: 'active',
      state: 'open',
      query: 'auto AB-2026',
      cursor: CURSOR,
    }),
    row('client', 'active', 'cases.page', signedIn, {
      scope: 'own',
      status: 'active',
      updatedSince: '2026-01-01T00:00:00Z',
      externalReference: FREE_TEXT,
      order: 'updated_asc',
      cursor: CURSOR,
      limit: 10,
    }),
    row('broker', 'offered', 'cases.offers', staffOnly, page),
    row('client', 'active', 'cases.timelinePage', partOfIt, { caseId, ...numbered }),
    row('client', 'quoted', 'cases.options', partOfIt, { caseId, ...numbered }),
    row('client', 'lost', 'cases.reopen', [401, 404, 404, 200, 200, 200], { ...command, reason: note }),
    row('client', 'active', 'cases.consentCertificate', partOfIt, { caseId }),
    row('broker', 'active', 'cases.get', partOfIt, { caseId }),
    row('client', 'active', 'cases.timeline', partOfIt, { caseId }),
    row('broker', 'active', 'cases.answers', partOfIt, { caseId, includeSensitive: true, reason: note }),
    // Those who work on it copy its answers and ask for more; the client reads what was asked.
    row('broker', 'active', 'cases.copyAnswers', workedOn, {
      caseId,
      format: 'text',
      includeSensitive: true,
      reason: note,
      assumptions: [],
    }),
    row('broker', 'active', 'cases.askClient', workedOn, { ...command, paths: ['notes'] }),
    row('client', 'active', 'cases.askedQuestions', partOfIt, { caseId }),
    // Only the client, in their own words: not even the people they invited.
    row('client', 'active', 'cases.answersForm', [401, 404, 404, 404, 200, 404], { caseId }),
    row('client', 'active', 'cases.papers', [401, 404, 404, 200, 200, 200], { caseId }),
    row('client', 'active', 'cases.changeAnswers', [401, 404, 404, 403, 200, 403], {
      ...command,
      // An answer everyone may read, so that what was typed can be read back.
      answers: { vehicles: [{}, { ...autoAnswers().vehicles[0], make: note }] },
    }),
    row('admin', 'active', 'cases.decisions', adminOnly, { caseId }),
    row('admin', 'active', 'cases.explainBrokers', adminOnly, { caseId, search: FREE_TEXT }),
    row('broker', 'active', 'cases.knownClients', staffOnly, { email: 'morgan@example.com', phone: '403-555-0199' }),
    // By the broker who spoke with the client: an administrator didn't.
    row('broker', 'active', 'cases.openSpoken', [401, 403, 200, 200, 403, 403], {
      id: v7(),
      line: 'auto',
      definitionVersion: 1,
      channel: 'telephone',
      answers: autoAnswers(),
      consent: { said: true, version: spokenTexts.contact.version, agoMs: 5_000 },
    }),
    // Nobody can accept or decline for the broker who was asked.
    row('broker', 'offered', 'cases.acceptOffer', [401, 403, 404, 200, 403, 404], command),
    row('broker', 'offered', 'cases.declineOffer', [401, 403, 404, 200, 403, 404], {
      ...command,
      reason: 'other',
      note,
    }),
    // From the pool, which both brokers see; an administrator holds no licence.
    row('broker', 'new', 'cases.claim', [401, 403, 200, 200, 403, 409], command),
    row('admin', 'new', 'cases.assign', adminOnly, { ...command, brokerId }),
    row('broker', 'active', 'cases.requestInformation', workedOn, { ...command, message: note }),
    row('broker', 'active', 'cases.optionDraft', caseBrokerAlone, { caseId }),
    row('broker', 'active', 'cases.saveOptionDraft', caseBrokerAlone, {
      caseId,
      version: 0,
      grid: {
        rows: [{ key: ROW_KEY, name: note }],
        columns: [
          {
            key: COLUMN_KEY,
            insurer: note,
            premium: '1,500',
            term: 'annual',
            validUntil: '2099-01-31',
            cells: { [ROW_KEY]: note },
            exclusions: note,
            note,
            documentId: null,
          },
        ],
        message: note,
      },
    }),
    row('broker', 'active', 'cases.publishOptions', caseBroker, {
      ...command,
      options: [option],
      message: note,
    }),
    row('client', 'quoted', 'cases.acceptOption', caseClient, {
      ...command,
      optionId: OPTION_ID,
      acknowledged: true,
    }),
    row('client', 'quoted', 'cases.askForChange', caseClient, { ...command, message: note }),
    row('broker', 'accepted', 'cases.confirmBound', caseBroker, { ...command, ...bound }),
    row('broker', 'bound', 'cases.correctPolicy', caseBroker, {
      ...command,
      ...bound,
      premiumCents: 150_000,
      reason: note,
    }),
    row('broker', 'active', 'cases.close', workedOn, { ...command, reason: 'other', note }),
    row('client', 'active', 'cases.withdraw', [401, 404, 404, 403, 200, 200], { ...command, reason: note }),
  ];
}
