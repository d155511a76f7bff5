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
        ? `A legal hold stands on ${held.map(numberOf).join(', ')}. Nothing of this person may be removed until it is released.`
        : null,
    removed: [
      'The account: name, e-mail address, telephone number, password, second factor, devices, notifications and choices about mails',
      ...(open.length > 0
        ? [`${count(open.length, 'open case', 'open cases')}: withdrawn first, and then emptied as below`]
        : []),
      ...(ended.length + open.length > 0
        ? [
            `Name, contact, answers, messages and documents of ${count(ended.length + open.length, 'case', 'cases')} without a policy`,
          ]
        : []),
      ...(documents > 0 ? [`${count(documents, 'document', 'documents')} of these cases`] : []),
      'Contact messages from the confirmed mailbox, its unsent quote requests, its entry on the newsletter list, and the record of mails sent to it',
      'What brokers and administrators were told about them, and views that search for them',
      'Their part in the requests of others',
    ],
    kept: [
      ...bound.map((row) => ({
        what: `Case ${numberOf(row)}, which led to a policy`,
        why: 'It must be possible to show what was agreed.',
        until: row.closedAt ? endOf(retentionRules.bound_cases.period, row.closedAt).toISOString() : null,
      })),
      {
        what: 'That consents were given and taken back, to which words and when; not whose they were',
        why: 'The proof is on the sender; as a rule no longer than seven years.',
        until: null,
      },
      {
        what: 'The history of who of the staff did what, without names and reasons of others',
        why: 'As a rule no longer than seven years.',
        until: null,
      },
    ],
  };
}
