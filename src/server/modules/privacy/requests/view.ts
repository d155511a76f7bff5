/** What an erasure does and does not do, worded so that an administrator can read it to the person. */

import { endOf, retentionRules } from '#shared/data-classes/retention-rules.ts';
import type { ErasurePlan } from '#shared/privacy/desk-schema.ts';

type CaseRow = { id: string; serial: number; createdAt: Date; closedAt: Date | null };
export type Standing = {
  held: Pick<CaseRow, 'id' | 'serial' | 'createdAt'>[];
  open: CaseRow[];
  ended: CaseRow[];
  bound: CaseRow[];
  documents: number;
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export function planWords(
  { held, open, ended, bound, documents }: Standing,
  numberOf: (row: { serial: number; createdAt: Date }) => string,
): ErasurePlan {
  return {
    blocked:
      held.length > 0
        ? `A legal hold applies to ${held.map(numberOf).join(', ')}. Nothing about this person can be deleted until it is released.`
        : null,
    removed: [
      'The account: name, email address, phone number, password, two-step verification, devices, notifications and email settings',
      ...(open.length > 0
        ? [`${count(open.length, 'open request', 'open requests')}: withdrawn first, then deleted as described below`]
        : []),
      ...(ended.length + open.length > 0
        ? [
            `Name, contact details, answers, messages and documents of ${count(ended.length + open.length, 'request', 'requests')} without a policy`,
          ]
        : []),
      ...(documents > 0 ? [`${count(documents, 'document', 'documents')} of these requests`] : []),
      'Contact messages from the confirmed email address, its unsent quote requests, its newsletter subscription, and the record of emails sent to it',
      'Notifications to brokers and administrators about them, and saved views that search for them',
      'Their participation in other people’s requests',
    ],
    kept: [
      ...bound.map((row) => ({
        what: `Request ${numberOf(row)}, which led to a policy`,
        why: 'We must be able to show what was agreed to.',
        until: row.closedAt ? endOf(retentionRules.bound_cases.period, row.closedAt).toISOString() : null,
      })),
      {
        what: 'The record that consents were given and withdrawn, with their wording and dates, but not whose they were',
        why: 'The sender must be able to prove consent. Usually kept for no longer than seven years.',
        until: null,
      },
      {
        what: 'The record of what staff did, without other people’s names or reasons',
        why: 'Usually kept for no longer than seven years.',
        until: null,
      },
    ],
  };
}
