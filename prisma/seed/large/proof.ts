/**
 * Compares what was written without triggers with what they would have enforced: every reference, the load of each broker, and the names
 * a case is found by.
 */
import type pg from 'pg';
import type { Part } from './lanes.ts';

/** Every reference of every table, each with a statement that finds a row without its parent. */
const REFERENCES = `
  SELECT k.conname AS name, format('SELECT 1 FROM public.%I a WHERE %s AND NOT EXISTS (SELECT 1 FROM public.%I b WHERE %s) LIMIT 1', child.relname,
      string_agg(format('a.%I IS NOT NULL', ca.attname), ' AND '), parent.relname, string_agg(format('b.%I = a.%I', pa.attname, ca.attname), ' AND ')) AS orphan
  FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  CROSS JOIN LATERAL unnest(k.conkey, k.confkey) AS pair (mine, theirs)
  JOIN pg_attribute ca ON ca.attrelid = k.conrelid AND ca.attnum = pair.mine
  JOIN pg_attribute pa ON pa.attrelid = k.confrelid AND pa.attnum = pair.theirs
  WHERE k.contype = 'f' AND k.conparentid = 0 AND child.relnamespace = 'public'::regnamespace
  GROUP BY k.oid, k.conname, child.relname, parent.relname`;

const WRONG_LOADS = `
  SELECT 1 FROM broker_loads l WHERE open_cases <> (SELECT count(*) FROM cases c WHERE c.broker_id = l.broker_id AND c.closed_at IS NULL)
    OR open_offers <> (SELECT count(*) FROM offers o WHERE o.broker_id = l.broker_id AND o.status = 'open') LIMIT 1`;

const WRONG_SCOPES = `
  SELECT 1 FROM cases c JOIN case_states s ON s.case_id = c.id
  WHERE (s.status, s.priority, s.organization_id) IS DISTINCT FROM (c.status::text, c.priority, c.organization_id) OR s.broker_id IS DISTINCT FROM c.broker_id LIMIT 1`;

const WRONG_NAMES = `
  SELECT 1 FROM cases WHERE anonymised_at IS NULL AND linked_names IS DISTINCT FROM names_linked_to(id) LIMIT 1`;

/** @returns parts that each throw an Error naming the violation */
export async function proofs(client: pg.Client): Promise<Part[]> {
  const { rows } = await client.query<{ name: string; orphan: string }>(REFERENCES);
  const rules = [
    { name: 'broker_loads', orphan: WRONG_LOADS },
    { name: 'carry_scope', orphan: WRONG_SCOPES },
    { name: 'keep_linked_names', orphan: WRONG_NAMES },
    ...rows,
  ];
  return rules.map(({ name, orphan }) => async (lane) => {
    const found = await lane.query(orphan);
    if (found.rowCount) throw new Error(`the seed broke ${name}: ${orphan}`);
  });
}
