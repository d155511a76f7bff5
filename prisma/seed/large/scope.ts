/** A case `c` that this seed made, as opposed to the demo's. */
export const SEEDED = `EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = c.id AND s.event_seq = 6)`;

/** How many messages a case has: none before it has a broker. */
export const MESSAGES_OF = `CASE WHEN c.broker_id IS NULL THEN 0 ELSE 2 + pg_temp.r(c.serial, 41) % 3 END`;
