/** The events of each case, as the product records them, and why its broker was chosen. */
import { closeReasonLabels } from '#shared/cases/labels.ts';
import { eventVisibility } from '#shared/cases/rules.ts';
import { caseEventTypeSchema } from '#shared/cases/vocabulary.ts';
import { SEEDED } from './scope.ts';
import { documentTitles, pick } from './words.ts';

/** The broker of a case. There are few brokers, so PostgreSQL keeps them in memory. */
const CARRIER = `LEFT JOIN (SELECT u.id, u.full_name, u.full_name || ', ' || p.firm AS shown FROM users u JOIN broker_profiles p ON p.user_id = u.id) b
  ON b.id = c.broker_id`;

/** A case without a broker was declined before; one with a broker went on from there and ends as its status says. */
const TYPE = `CASE
  WHEN seq = 1 THEN 'submitted' WHEN seq = 2 THEN 'offered'
  WHEN c.broker_id IS NULL THEN (ARRAY['offer_declined', 'offered', 'offer_expired', CASE status WHEN 'new' THEN 'routing_failed' ELSE 'offered' END])[seq - 2]
  WHEN seq = 3 THEN 'accepted'
  WHEN seq = 4 THEN (ARRAY['message_sent', 'information_requested', 'document_requested', 'note_added'])[1 + serial % 4]
  WHEN seq = 5 THEN CASE WHEN status IN ('quoted', 'accepted', 'bound') THEN 'options_published' ELSE (ARRAY['message_sent', 'document_requested'])[1 + serial % 2] END
  ELSE CASE status WHEN 'waiting_client' THEN 'information_requested' WHEN 'accepted' THEN 'option_accepted' WHEN 'on_hold' THEN 'held'
    WHEN 'duplicate' THEN 'merged' WHEN 'bound' THEN 'bound' WHEN 'lost' THEN 'lost' WHEN 'withdrawn' THEN 'withdrawn' ELSE 'message_sent' END END`;

const LOST = `CASE close_reason ${Object.entries(closeReasonLabels)
  .map(([reason, label]) => `WHEN '${reason}' THEN '${label.replaceAll("'", "''")}'`)
  .join(' ')} END`;

const DATA = `CASE type
  WHEN 'submitted' THEN jsonb_build_object('source', source) WHEN 'offered' THEN jsonb_build_object('broker', coalesce(name, 'A broker'))
  WHEN 'offer_declined' THEN '{"reason": "No room at the moment"}' WHEN 'routing_failed' THEN '{"reason": "Nobody has room at the moment"}'
  WHEN 'accepted' THEN jsonb_build_object('broker', shown) WHEN 'document_requested' THEN jsonb_build_object('title', ${pick(documentTitles, 'serial', 53)})
  WHEN 'information_requested' THEN CASE WHEN serial % 2 = 0 THEN '{"for": "document"}' ELSE '{}' END::jsonb
  WHEN 'options_published' THEN '{"count": 2}' WHEN 'option_accepted' THEN '{"insurer": "Fictional Insurer"}' WHEN 'held' THEN '{"reason": "Waiting for the renewal"}'
  WHEN 'bound' THEN jsonb_build_object('insurer', bound_insurer) WHEN 'lost' THEN jsonb_build_object('reason', ${LOST}) WHEN 'withdrawn' THEN '{"reason": null}'
  WHEN 'merged' THEN jsonb_build_object('caseId', merged_into_id) ELSE '{}' END`;

const STAFF_ONLY = caseEventTypeSchema.options.filter((type) => eventVisibility(type) === 'staff');

/** Six events per case: the longest table, written in two parts. */
const eventsOf = (first: number, last: number) =>
  `INSERT INTO case_events (case_id, seq, type, actor_id, actor_name, actor_role, data, visibility, at)
   SELECT case_id, seq, type, CASE actor_role WHEN 'broker' THEN broker_id WHEN 'client' THEN client_id END,
     CASE actor_role WHEN 'broker' THEN name WHEN 'system' THEN 'Automatic step' ELSE contact_name END, actor_role, ${DATA},
     CASE WHEN type IN ('${STAFF_ONLY.join("', '")}') THEN 'staff' ELSE 'client' END::event_visibility, least(now(), created_at + interval '8 hours' * (seq - 1))
   FROM (SELECT c.id AS case_id, seq, ${TYPE} AS type, broker_id, client_id, contact_name, serial, source, close_reason, bound_insurer, merged_into_id, created_at,
       b.full_name AS name, b.shown, CASE WHEN seq = 1 OR (seq = 6 AND status IN ('withdrawn', 'accepted')) THEN CASE WHEN client_id IS NULL THEN 'visitor' ELSE 'client' END
         WHEN seq = 2 OR broker_id IS NULL THEN 'system' ELSE 'broker' END AS actor_role
     FROM cases c CROSS JOIN generate_series(${first}, ${last}) seq ${CARRIER} WHERE ${SEEDED}) e`;

/**
 * Why this broker was chosen, as routing records it: the chosen one first, followed by up to nine more. Each broker has eight such lists,
 * made once instead of per case because there are as many decisions as cases; the counts of exclusion reasons add up.
 */
const DECISIONS = `
  WITH numbered AS (SELECT p.user_id, p.areas, row_number() OVER (ORDER BY licence_number) - 1 AS n, count(*) OVER () AS brokers FROM broker_profiles p),
    listed AS (SELECT a.user_id, list, a.brokers, place, jsonb_build_object('brokerId', b.user_id,
        'score', CASE place WHEN 0 THEN 72 + (a.n * 7 + list * 5) % 28 ELSE 69 - 3 * place - (a.n + list) % 3 END, 'free', 1 + (b.n + list * 5) % 20, 'capacity', 30 + b.n % 7 * 5,
        'speaks', (b.n + list) % 3 > 0, 'area', b.areas[1 + (list % cardinality(b.areas))], 'waitedLonger', (b.n + place) % 9) AS ranked
      FROM numbered a CROSS JOIN generate_series(0, 7) list CROSS JOIN generate_series(0, 9) place
      JOIN numbered b ON b.n = (a.n + place * CASE WHEN a.brokers > 600 THEN 1 + list * 7 ELSE 1 END) % a.brokers AND place < a.brokers),
    lists AS MATERIALIZED (SELECT user_id, list, brokers, count(*) AS length, jsonb_agg(ranked ORDER BY place) AS best FROM listed GROUP BY user_id, list, brokers),
    weighed AS (SELECT c.id, c.broker_id, c.serial, c.created_at, l.brokers, l.best, greatest(l.length, l.brokers * (40 + serial % 50) / 100) AS eligible
      FROM cases c JOIN lists l ON l.user_id = c.broker_id AND l.list = c.serial / 3 % 8 WHERE ${SEEDED})
  INSERT INTO assignment_decisions (id, case_id, chosen_broker_id, considered, eligible, failures, best, weights, seed, at)
  SELECT uuidv7(created_at - now()), id, broker_id, brokers, eligible,
    CASE WHEN eligible < brokers THEN jsonb_build_object('line', 1 + (brokers - eligible) * (20 + serial % 40) / 100, 'area', 1 + (brokers - eligible) * (30 + serial % 50) / 100,
      'capacity', 1 + (brokers - eligible) * (10 + serial % 17) / 100, 'away', 1 + serial % 3) ELSE '{}' END,
    best, '{"capacity": 40, "language": 25, "fairness": 25, "area": 10}', id::text, created_at
  FROM weighed`;

/** The statements of each list run in order; the lists are independent of each other. */
export const HISTORY: readonly (readonly string[])[] = [[DECISIONS], [eventsOf(1, 3)], [eventsOf(4, 6)]];
