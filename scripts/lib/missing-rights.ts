import type pg from 'pg';
import { databaseRoles } from '#server/platform/db/roles.ts';
import { functionRights, tableRights } from '../../prisma/table-rights.ts';

/** The roles that are granted privileges on tables; the owner has them all. */
type Grantee = 'app' | 'retention';
const grantees: readonly Grantee[] = ['app', 'retention'];

type Relation = Record<Grantee, string[]> & {
  schema: 'public' | 'pgboss';
  name: string;
  kind: 'table' | 'sequence';
  /** A partition is accessed through its table, whose privileges apply. */
  partition: boolean;
};

const RELATIONS = `
  SELECT n.nspname AS schema, quote_ident(c.relname) AS name, c.relispartition AS partition,
    CASE c.relkind WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind,
    ${grantees.map((role) => `ARRAY(SELECT privilege_type FROM aclexplode(c.relacl) WHERE grantee = to_regrole('${databaseRoles[role]}')) AS ${role}`).join(', ')}
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'S') ORDER BY 1, 2`;

/** pg-boss rebuilds the indexes of its tables; Before PostgreSQL 17 there is no privilege for that, so there the owner does it. */
const jobRights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MAINTAIN'];
const MAINTAIN_SINCE = 170_000;

/** Null where the table is not listed: it is left alone. */
function wantedRights(
  { schema, name, kind, partition }: Relation,
  grantee: Grantee,
  version: number,
): readonly string[] | null {
  if (schema === 'pgboss')
    return kind === 'sequence'
      ? ['USAGE']
      : jobRights.filter((right) => right !== 'MAINTAIN' || version >= MAINTAIN_SINCE);
  if (kind === 'sequence') return ['USAGE'];
  // A server compares it with its release before it starts (schema-version.ts).
  if (name === '_prisma_migrations') return grantee === 'app' ? ['SELECT'] : [];
  if (partition) return [];
  return tableRights[name]?.[grantee] ?? null;
}

/** The statements that bring the privileges of the application and of retention to what they should be; empty when they are. */
export async function missingRights(client: pg.Client): Promise<string[]> {
  const version = Number((await client.query('SHOW server_version_num')).rows[0].server_version_num);
  const { rows } = await client.query<Relation>(RELATIONS);
  const changes = new Map<string, string[]>();
  const change = (verb: string, direction: string, rights: string[], relation: Relation, role: Grantee) => {
    if (rights.length === 0) return;
    const key = `${verb} ${rights.join(', ')} ON ${relation.kind} | ${direction} ${databaseRoles[role]}`;
    changes.set(key, [...(changes.get(key) ?? []), `${relation.schema}.${relation.name}`]);
  };
  for (const relation of rows) {
    for (const role of grantees) {
      const wanted = wantedRights(relation, role, version);
      if (!wanted) continue;
      const missing = wanted.filter((right) => !relation[role].includes(right));
      const extra = relation[role].filter((right) => !wanted.includes(right));
      change('GRANT', 'TO', missing, relation, role);
      change('REVOKE', 'FROM', extra, relation, role);
    }
  }
  // One statement for all relations that lack the same privileges.
  const onTables = [...changes].map(([key, names]) => key.replace('|', names.join(', ')));
  return [...(await missingOutside(client)), ...onTables, ...(await missingOnFunctions(client))];
}

/** Functions that run as the owner: anyone who can call one can do what it does. PostgreSQL lets everyone, unless EXECUTE is revoked. */
async function missingOnFunctions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; signature: string; callers: string[] }>(
    `SELECT p.proname AS name, p.oid::regprocedure::text AS signature,
       ARRAY(SELECT CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END
         FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) WHERE grantee <> p.proowner) AS callers
     FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef ORDER BY 1`,
  );
  return rows.flatMap(({ name, signature, callers }) => {
    const wanted: string[] = (functionRights[name] ?? []).map((role) => databaseRoles[role]);
    return [
      ...wanted
        .filter((role) => !callers.includes(role))
        .map((role) => `GRANT EXECUTE ON FUNCTION ${signature} TO ${role}`),
      ...callers
        .filter((role) => !wanted.includes(role))
        .map((role) => `REVOKE EXECUTE ON FUNCTION ${signature} FROM ${role}`),
    ];
  });
}

/** Privileges other than on tables: everyone may use the schemas, and only the owner may create anything. */
async function missingOutside(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; closed: boolean; open: boolean }>(
    `SELECT n.nspname AS name, bool_or(NOT has_schema_privilege(r.oid, n.oid, 'USAGE')) AS closed,
       bool_or(has_schema_privilege(r.oid, n.oid, 'CREATE')) AS open
     FROM pg_namespace n CROSS JOIN pg_roles r
     WHERE n.nspname IN ('public', 'pgboss') AND r.rolname = ANY($1) GROUP BY 1`,
    [names],
  );
  const [database] = (
    await client.query<{ name: string; temporary: boolean }>(
      `SELECT quote_ident(datname) AS name,
         has_database_privilege('${databaseRoles.app}', oid, 'TEMPORARY') AND pg_has_role(datdba, 'USAGE') AS temporary
       FROM pg_database WHERE datname = current_database()`,
    )
  ).rows;
  return [
    ...rows.filter(({ closed }) => closed).map(({ name }) => `GRANT USAGE ON SCHEMA ${name} TO ${names.join(', ')}`),
    ...rows
      .filter(({ open }) => open)
      .map(({ name }) => `REVOKE CREATE ON SCHEMA ${name} FROM PUBLIC, ${names.join(', ')}`),
    // Anyone who may create temporary tables may create temporary functions.
    ...(database?.temporary ? [`REVOKE TEMPORARY ON DATABASE ${database.name} FROM PUBLIC`] : []),
  ];
}

const names = grantees.map((role) => databaseRoles[role]);
