/** Deletes the rows of the sandbox after 30 days. Nothing there is proof, so what is append-only elsewhere goes too. */
import pg from 'pg';
import type { Services } from '#server/platform/services.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { SANDBOX_DAYS } from '#shared/integrations/sandbox.ts';
import { sandboxEnv } from '../policy.ts';
import { findDeletions } from './queries.ts';

const DAY_MS = 86_400_000;

const AGE = `current_setting('coverbridge.delete_before')::timestamptz`;

/** Rows with an age of their own. What refers to them goes with them. */
const roots = {
  cases: `created_at < ${AGE}`,
  integration_events: `at < ${AGE}`,
  webhook_endpoints: `created_at < ${AGE}`,
  audit_entries: `at < ${AGE}`,
  security_events: `at < ${AGE}`,
  notifications: `created_at < ${AGE}`,
  outbox_mails: `created_at < ${AGE}`,
  consent_people: `created_at < ${AGE} AND NOT EXISTS (SELECT FROM consent_records r WHERE r.person_id = consent_people.id AND r.at >= ${AGE})`,
};

/** The owner's deliberate way around the triggers that refuse every change (docs/operations.md). */
const guards = (state: 'DISABLE' | 'ENABLE ALWAYS') => `DO $$ DECLARE guarded regclass; BEGIN
  FOR guarded IN SELECT tgrelid::regclass FROM pg_trigger WHERE tgname = 'append_only' LOOP
    EXECUTE format('ALTER TABLE %s ${state} TRIGGER append_only', guarded);
  END LOOP; END $$`;

/** @returns the keys of the files whose rows are gone */
async function removeRows(client: pg.Client, before: Date): Promise<string[]> {
  await client.query(`SELECT set_config('coverbridge.delete_before', $1, false)`, [before.toISOString()]);
  const { rowCount } = await client.query(`SELECT FROM cases WHERE ${roots.cases} LIMIT 1`);
  if (rowCount === 0) return [];
  const { rows } = await client.query<{ key: string }>(`
    SELECT v.storage_key AS key FROM document_versions v JOIN documents d ON d.id = v.document_id
    WHERE d.case_id IN (SELECT id FROM cases WHERE ${roots.cases})`);
  const deletions = await findDeletions(client, roots);
  await client.query(['BEGIN', guards('DISABLE'), ...deletions, guards('ENABLE ALWAYS'), 'COMMIT'].join(';\n'));
  return rows.map(({ key }) => key);
}

/** Deletes what is older than 30 days from the database of the sandbox, with its files. Does nothing where there is none. */
export async function removeOldTestRows({ env, now }: Pick<Services, 'env' | 'now'>): Promise<void> {
  const sandbox = sandboxEnv(env);
  if (!sandbox) return;
  const client = new pg.Client({ connectionString: sandbox.databaseOwnerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  let keys: string[];
  try {
    keys = await removeRows(client, new Date(now().getTime() - SANDBOX_DAYS * DAY_MS));
  } finally {
    await client.end();
  }
  const storage = createStorage(sandbox);
  for (const key of keys) await storage.delete(key);
}
