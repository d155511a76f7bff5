import { INSTALLATION } from '#server/platform/db/organization.ts';

const SOMEBODY = `'018f0000-0000-7000-8000-000000000001'::uuid`;
const ours = `organization_id = '${INSTALLATION}'`;

/**
 * Indexes on tables with rows for every case that no query in plans.test.ts uses, because the seeded cases all come from the website and
 * from accounts: the purpose of each, and a statement of that kind, which must be answered from it.
 */
export const indexesElsewhere: Record<string, { purpose: string; statement: string }> = {
  cases_near_names: {
    purpose: 'the names near one that nobody has',
    statement: `SELECT id FROM cases WHERE without_accents(contact_name) %> without_accents('Jordann')`,
  },
  cases_all_area: {
    purpose: 'the open cases of one area, where they are few among all',
    statement: `SELECT id FROM cases WHERE ${ours} AND postal_code ^@ 'T2P'
      AND status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')`,
  },
  cases_to_anonymise: {
    purpose: 'what comes to the end of its retention and still names people',
    statement: `SELECT id FROM cases WHERE closed_at < now() - interval '7 years' AND status = 'bound' AND anonymised_at IS NULL`,
  },
  cases_imported: {
    purpose: 'the cases of one import, and undoing it',
    statement: `SELECT id FROM cases WHERE import_batch_id = ${SOMEBODY}`,
  },
  cases_joined: {
    purpose: 'what was joined with a case',
    statement: `SELECT id FROM cases WHERE merged_into_id = ${SOMEBODY} ORDER BY closed_at DESC, id DESC`,
  },
  cases_held: {
    purpose: 'the holds whose day has come',
    statement: `SELECT id FROM cases WHERE hold_until <= now() AND status = 'on_hold' ORDER BY hold_until`,
  },
  cases_without_account: {
    purpose: 'people who asked without an account, one mailbox after the other',
    statement: `SELECT DISTINCT ON (contact_email_key COLLATE "C") id FROM cases WHERE ${ours} AND client_id IS NULL
      ORDER BY contact_email_key COLLATE "C", created_at DESC, id DESC LIMIT 26`,
  },
  cases_broker_ended: {
    purpose: 'what ended for one broker in a year, where a broker has thousands',
    statement: `SELECT status, close_reason, count(*) FROM cases
      WHERE broker_id = (SELECT user_id FROM broker_profiles LIMIT 1) AND closed_at >= now() - interval '90 days' GROUP BY 1, 2`,
  },
  cases_broker_replied: {
    purpose: 'how soon one broker replied for the first time',
    statement: `SELECT avg(first_reply_minutes) FROM cases WHERE broker_id = (SELECT user_id FROM broker_profiles LIMIT 1)
      AND first_reply_at >= now() - interval '90 days' AND first_reply_minutes IS NOT NULL`,
  },
  // A new profile counts them for its load, a load is compared with them, and all of them can be reassigned.
  cases_broker_id_idx: {
    purpose: 'the cases of one broker, of every status',
    statement: `SELECT count(*) FROM cases WHERE broker_id = ${SOMEBODY} AND status = ANY(ARRAY['active', 'quoted']::case_status[])`,
  },
  case_events_actor_id_at_idx: {
    purpose: 'what one person did',
    statement: `SELECT case_id, seq FROM case_events WHERE actor_id = ${SOMEBODY} ORDER BY at DESC LIMIT 26`,
  },
  case_events_organization_id_type_at_idx: {
    purpose: 'one kind of event in the audit',
    statement: `SELECT case_id, seq FROM case_events WHERE ${ours} AND type = 'reopened' ORDER BY at DESC LIMIT 26`,
  },
  offers_broker_id_status_expires_at_idx: {
    purpose: 'what one broker is offered, without the offers to all others',
    statement: `SELECT count(*) FROM offers WHERE broker_id = ${SOMEBODY}`,
  },
  // The partial unique index next to it covers only the open offer, and routing has to exclude every broker asked before.
  offers_case_id_status_idx: {
    purpose: 'to whom a case was offered before',
    statement: `SELECT broker_id FROM offers WHERE case_id = ${SOMEBODY}`,
  },
  notifications_case: {
    purpose: 'what erasure removes of one case',
    statement: `SELECT user_id, seq FROM notifications WHERE case_id = ANY(ARRAY[${SOMEBODY}])`,
  },
};

/** Indexes of smaller tables that a partial unique one might seem to make redundant, each with the statement that it does not serve. */
export const indexesBesideUnique: Record<string, { purpose: string; statement: string }> = {
  legal_holds_case_id_released_at_idx: {
    purpose: 'all holds of a case: legal_holds_one_unreleased_key knows only the one in place',
    statement: `SELECT id FROM legal_holds WHERE case_id = ${SOMEBODY} ORDER BY released_at DESC NULLS FIRST, created_at DESC LIMIT 50`,
  },
  case_participants_case_id_idx: {
    purpose: 'what erasure empties of one case: case_participants_one_present_key leaves out who was removed',
    statement: `SELECT id FROM case_participants WHERE case_id = ANY(ARRAY[${SOMEBODY}])`,
  },
  user_invitations_one_pending_key: {
    purpose: 'the pending invitation of an address, for which there was an index of all of them',
    statement: `SELECT id FROM user_invitations WHERE email_key = 'new@example.com' AND accepted_at IS NULL AND revoked_at IS NULL`,
  },
};
