import pg from 'pg';
import { databaseRoles } from '#server/platform/db/roles.ts';

const { owner } = databaseRoles;

/** Sequences follow their tables. */
const EVERYTHING = `
  SELECT format('ALTER SCHEMA %I OWNER TO ${owner}', nspname) FROM pg_namespace WHERE nspname = 'pgboss'
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO ${owner}', oid::regclass) FROM pg_class
    WHERE relnamespace = ANY(ours) AND relkind IN ('r', 'p', 'v', 'm')
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${owner}', oid::regtype) FROM pg_type
    WHERE typnamespace = ANY(ours) AND typtype IN ('e', 'd')
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${owner}', oid::regprocedure) FROM pg_proc WHERE pronamespace = ANY(ours)`;

/** Transfers a database that an earlier release created as the cluster's administrator, with its contents, to the product's owner. */
export async function adoptDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      DO $$ DECLARE
        ours oid[] := ARRAY(SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'));
        statement text;
      BEGIN
        FOR statement IN ${EVERYTHING} LOOP EXECUTE statement; END LOOP;
        EXECUTE format('ALTER DATABASE %I OWNER TO ${owner}', current_database());
      END $$`);
  } finally {
    await client.end();
  }
}
