/** Requests: from the draft to the policy. A case is never deleted; what identifies its person is erased. */

import { lineLabels } from '#shared/lines/lines.ts';
import { asGuest, classesOf, nameRemoved, removedEmail, unlessStaff, withCase } from './classes.ts';
import { options } from './options.ts';

/** "Auto insurance", whatever the original title said. */
const plainTitle = `coalesce('${JSON.stringify(lineLabels).replaceAll("'", "''")}'::jsonb ->> type, type)`;
/** What an event may keep: how the case moved, and which staff moved it. */
const keptData = `CASE WHEN type = 'anonymised' THEN data WHEN type = 'contact_corrected' THEN '{}' ELSE coalesce(
  (SELECT jsonb_object_agg(key, value) FROM jsonb_each(data)
    WHERE key IN ('before', 'after', 'broker', 'source', 'count', 'insurer', 'key')), '{}') END`;

export const cases = {
  // Before the case: the draft is found through a reference that the erasure of the case clears.
  // A draft that was never sent has no case, only the mailbox someone typed. The mailbox's owner may have it erased: at worst, a
  // stranger who typed the wrong address starts over. It is not in "my data", because nobody has proven who typed it: the owner of
  // the mailbox would get the answers of a person who mistyped theirs. Without a mailbox nothing leads to it, and it goes after 30 days.
  QuoteDraft: classesOf<'QuoteDraft'>()({
    table: 'quote_drafts',
    life: { rules: ['drafts'] },
    leads: {
      case: 'id IN (SELECT draft_id FROM cases WHERE id = ANY(:ids))',
      mailbox: [
        `length(answers ->> 'email') <= 320 AND lower(trim(answers ->> 'email')) = ANY(:ids)`,
        // The owner of a mailbox that a link was sent to could have opened the draft.
        'id IN (SELECT draft_id FROM quote_draft_keys WHERE email_key = ANY(:ids))',
      ],
    },
    row: [
      'id',
      'token_hash',
      'sent_token_hash',
      'line',
      'definition_version',
      'question_set',
      'answers',
      'sealed_answers',
      'step',
      'reached',
      'version',
      'created_at',
      'expires_at',
      'sent_at',
      'reminded_at',
      'prepared_by',
    ],
  }),
  // Deleted by the database with its draft, and links hourly once they have expired.
  QuoteDraftKey: classesOf<'QuoteDraftKey'>()({
    table: 'quote_draft_keys',
    life: { rules: ['drafts'] },
    leads: { mailbox: 'email_key = ANY(:ids)' },
    row: [
      'token_hash',
      'draft_id',
      'kind',
      'code_hash',
      'attempts',
      'email',
      'email_key',
      'remind_at',
      'expires_at',
      'created_at',
    ],
  }),
  CaseState: classesOf<'CaseState'>()({
    table: 'case_states',
    life: withCase,
    leads: {},
    kept: {
      key: ['case_id', 'broker_id', 'organization_id'],
      fact: [
        'status',
        'priority',
        'event_seq',
        'message_seq',
        'last_event_at',
        'take_due_at',
        'first_reply_due_at',
        'confirm_due_at',
        'due_told_at',
        'breach_told_at',
        'paused_due_at',
        'paused_at',
      ],
    },
    mine: ['last_event_at'],
    lists: ['first_reply_due_at', 'last_event_at'],
  }),
  CaseEvent: classesOf<'CaseEvent'>()({
    table: 'case_events',
    life: { rules: ['case_history'] },
    leads: {
      case: 'case_id = ANY(:ids)',
      account: [
        // First, because it matches the names they had when they acted, which the second lead erases.
        {
          where: `case_id IN (SELECT case_id FROM case_participants WHERE user_id = ANY(:ids)) AND data ->> 'participant' IN (
            SELECT name FROM case_participants WHERE user_id = ANY(:ids) UNION SELECT full_name FROM users WHERE id = ANY(:ids)
            UNION SELECT actor_name FROM case_events WHERE actor_id = ANY(:ids))`,
          set: ['data'],
        },
        { where: asGuest('actor_id'), set: ['actor_id', 'actor_name'] },
      ],
    },
    kept: { key: ['case_id', 'seq', 'organization_id'], fact: ['type', 'actor_role', 'visibility', 'at'] },
    erased: {
      data: keptData,
      actor_name: unlessStaff('actor_role', 'actor_name'),
      actor_id: `CASE WHEN actor_role IN ('client', 'visitor') THEN NULL ELSE actor_id END`,
    },
    mine: ['type', 'actor_name', 'at', 'data'],
    lists: ['case_id', 'seq', 'type', 'actor_id', 'actor_name', 'actor_role', 'data', 'at'],
  }),
  Offer: classesOf<'Offer'>()({
    table: 'offers',
    life: withCase,
    leads: {},
    kept: {
      key: ['id', 'case_id', 'broker_id'],
      fact: ['status', 'offered_at', 'expires_at', 'responded_at', 'warned_at', 'decline_reason'],
    },
  }),
  // Which brokers were considered, and what ruled others out: it proves that nobody was preferred, and names no client.
  AssignmentDecision: classesOf<'AssignmentDecision'>()({
    table: 'assignment_decisions',
    life: { rules: ['decisions'] },
    leads: {},
    kept: {
      key: ['id', 'case_id', 'chosen_broker_id'],
      fact: ['considered', 'eligible', 'needs', 'failures', 'weights', 'seed', 'at'],
      staff: ['best'],
    },
  }),
  CaseInvitation: classesOf<'CaseInvitation'>()({
    table: 'case_invitations',
    life: { rules: ['case_invitations'] },
    leads: { case: 'case_id = ANY(:ids)' },
    row: ['token_hash', 'case_id', 'expires_at', 'used_at', 'created_at'],
  }),
  Callback: classesOf<'Callback'>()({
    table: 'callbacks',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)' },
    kept: {
      key: ['id', 'case_id', 'created_by_id'],
      fact: ['at', 'minutes', 'status', 'sequence', 'created_at', 'reminded_at', 'version'],
      staff: ['created_by_name'],
    },
    erased: { about: 'NULL' },
  }),
  ...options,
  ChatHandover: classesOf<'ChatHandover'>()({
    table: 'chat_handovers',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)' },
    row: ['key', 'case_id', 'created_at'],
  }),
  // Who saw the case. What they did in it stays in its history.
  CaseRead: classesOf<'CaseRead'>()({
    table: 'case_reads',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)', account: asGuest('reader_id') },
    row: ['id', 'case_id', 'day', 'kind', 'reader', 'reader_id', 'key_id', 'at', 'organization_id'],
  }),
  LegalHold: classesOf<'LegalHold'>()({
    table: 'legal_holds',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)' },
    kept: {
      key: ['id', 'case_id'],
      fact: ['created_at', 'released_at'],
      staff: ['placed_by_name', 'released_by_name'],
    },
    erased: { reason: `'Removed'` },
  }),
  Case: classesOf<'Case'>()({
    table: 'cases',
    life: { rules: ['closed_cases', 'bound_cases'], left: 'the record without personal information, for statistics' },
    leads: { case: 'id = ANY(:ids)' },
    derived: ['search_words'],
    kept: {
      key: ['id', 'serial', 'broker_id', 'merged_into_id', 'import_batch_id', 'organization_id'],
      fact: [
        'type',
        'status',
        'stage',
        'priority',
        'language',
        'definition_version',
        'question_set',
        'source',
        'waiting_since',
        'first_reply_at',
        'first_reply_minutes',
        'assigned_at',
        'hold_until',
        'close_reason',
        'closed_at',
        'withdrawal_due_at',
        'withdrawal_told_at',
        'withdrawal_confirmed_at',
        'bound_insurer',
        'policy_effective_on',
        'policy_expires_on',
        'created_at',
      ],
    },
    erased: {
      title: plainTitle,
      contact_name: nameRemoved,
      contact_email: removedEmail,
      contact_email_key: removedEmail,
      contact_phone: `''`,
      contact_phone_e164: 'NULL',
      postal_code: 'left(postal_code, 3)',
      client_id: 'NULL',
      draft_id: 'NULL',
      answers: `'{}'`,
      sealed_answers: 'NULL',
      policy_number: 'NULL',
      policy_premium_cents: 'NULL',
      external_reference: 'NULL',
      linked_names: 'NULL',
    },
    marked: { anonymised_at: ':at', version: 'version + 1' },
    mine: [
      'id',
      'serial',
      'type',
      'title',
      'status',
      'stage',
      'contact_name',
      'contact_email',
      'contact_phone',
      'language',
      'definition_version',
      'answers',
      'sealed_answers',
      'source',
      'bound_insurer',
      'policy_number',
      'policy_effective_on',
      'policy_expires_on',
      'policy_premium_cents',
      'created_at',
    ],
    lists: [
      'id',
      'serial',
      'type',
      'title',
      'status',
      'stage',
      'priority',
      'contact_name',
      'contact_email',
      'contact_phone',
      'postal_code',
      'language',
      'source',
      'created_at',
      'assigned_at',
      'first_reply_at',
      'closed_at',
      'close_reason',
      'bound_insurer',
      'policy_number',
      'policy_effective_on',
      'policy_expires_on',
      'anonymised_at',
    ],
  }),
};
