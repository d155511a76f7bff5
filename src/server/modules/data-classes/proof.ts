/** Proof. Only erasure changes these rows, and only where they identify someone. */
import { classesOf, nameRemoved, unlessStaff } from './classes.ts';

const about = (type: string, rows: string) => `subject_type = '${type}' AND subject_id IN (${rows})`;

/** No link of this chain is removed; the person is erased (docs/decisions/0045). */
const consents = {
  grows: 'with each consent: the proof is kept, and identifies no one once the person is erased',
} as const;

export const proof = {
  AuditEntry: classesOf<'AuditEntry'>()({
    table: 'audit_entries',
    life: { rules: ['audit'] },
    leads: {
      case: [
        about('case', 'SELECT unnest(:ids)::text'),
        about('contact_message', 'SELECT id::text FROM contact_messages WHERE case_id = ANY(:ids)'),
      ],
      account: [
        about('client', 'SELECT unnest(:ids)::text'),
        about('user', 'SELECT unnest(:ids)::text'),
        about('privacy_request', 'SELECT id::text FROM privacy_requests WHERE user_id = ANY(:ids)'),
        { where: `actor_id = ANY(:ids) AND actor_role = 'client'`, set: ['actor_name', 'salt'] },
      ],
      mailbox: [
        about('contact_message', 'SELECT id::text FROM contact_messages WHERE lower(email) = ANY(:ids)'),
        about('subscriber', 'SELECT id::text FROM newsletter_subscribers WHERE email_key = ANY(:ids)'),
      ],
    },
    kept: {
      key: ['id', 'actor_id', 'subject_id', 'organization_id'],
      fact: ['action', 'actor_role', 'subject_type', 'at'],
      proof: ['format', 'digest'],
    },
    erased: {
      actor_name: unlessStaff('actor_role', 'actor_name'),
      // For a case it is the number.
      subject_label: `CASE WHEN subject_type = 'case' THEN subject_label ELSE ${nameRemoved} END`,
      reason: 'NULL',
      // The counts of what was removed.
      data: `CASE WHEN action = 'privacy.account_erased' THEN data ELSE '{}' END`,
      // Without it nobody can find the digest's input by trial.
      salt: `CASE WHEN action = 'privacy.account_erased' THEN salt END`,
    },
    lists: [
      'id',
      'action',
      'actor_id',
      'actor_name',
      'actor_role',
      'subject_type',
      'subject_id',
      'subject_label',
      'reason',
      'data',
      'at',
    ],
  }),
  AuditLink: classesOf<'AuditLink'>()({
    table: 'audit_links',
    life: { rules: ['audit'] },
    leads: {},
    kept: { key: ['place', 'entry_id'], fact: ['at'], proof: ['prev_hash', 'hash'] },
  }),
  AuditQueue: classesOf<'AuditQueue'>()({
    table: 'audit_queue',
    life: { hourly: 'within a minute, once it is in the chain' },
    leads: {},
    kept: { key: ['entry_id'] },
  }),
  ConsentText: classesOf<'ConsentText'>()({
    table: 'consent_texts',
    life: { grows: 'by one row per wording' },
    leads: {},
    kept: { key: ['purpose', 'version'], proof: ['text'] },
    mine: ['text'],
  }),
  // Found by cases and mailbox at once, and emptied when nothing about the person must stay proven (docs/decisions/0045).
  ConsentPerson: classesOf<'ConsentPerson'>()({
    table: 'consent_people',
    life: { rules: ['consents'], left: 'a row that identifies no one' },
    leads: {},
    kept: { key: ['id'], fact: ['created_at'] },
    by: { feature: 'consent-erasure', columns: ['email_key', 'salt', 'erased_at'] },
  }),
  ConsentDetail: classesOf<'ConsentDetail'>()({
    table: 'consent_details',
    life: { rules: ['consents'] },
    leads: {},
    by: { feature: 'consent-erasure', columns: ['seq', 'evidence'] },
  }),
  ConsentRecord: classesOf<'ConsentRecord'>()({
    table: 'consent_records',
    life: consents,
    leads: {},
    kept: {
      key: ['seq', 'person_id', 'case_id', 'organization_id'],
      fact: ['purpose', 'version', 'given', 'channel', 'at'],
      proof: ['format', 'digest'],
    },
    mine: ['seq', 'purpose', 'version', 'channel', 'at'],
  }),
  ConsentLink: classesOf<'ConsentLink'>()({
    table: 'consent_links',
    life: consents,
    leads: {},
    kept: { key: ['place', 'seq'], fact: ['at'], proof: ['prev_hash', 'hash'] },
  }),
  ConsentQueue: classesOf<'ConsentQueue'>()({
    table: 'consent_queue',
    life: { hourly: 'within a minute, once it is in the chain' },
    leads: {},
    kept: { key: ['seq'] },
  }),
  LedgerHead: classesOf<'LedgerHead'>()({
    table: 'ledger_heads',
    life: { grows: 'by two rows a day, which the ledgers are verified against' },
    leads: {},
    kept: { key: ['ledger', 'day', 'place'], fact: ['at'], proof: ['hash', 'signature', 'public_key'] },
  }),
  ConsentKey: classesOf<'ConsentKey'>()({
    table: 'consent_keys',
    life: { grows: 'with every master key, by the public key that its certificates are verified with' },
    leads: {},
    kept: { key: ['kid'], fact: ['at'], proof: ['public_key'] },
  }),
  RetentionRun: classesOf<'RetentionRun'>()({
    table: 'retention_runs',
    life: { rules: ['retention_runs'] },
    leads: {},
    kept: { key: ['id'], fact: ['rule', 'removed', 'kept', 'at'] },
  }),
};
