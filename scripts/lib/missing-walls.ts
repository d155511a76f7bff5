import type pg from 'pg';
import { databaseRoles } from '#server/platform/db/roles.ts';

/** The policies of every table whose rows belong to an organization, each as PostgreSQL stores it. */
const policies = [
  {
    name: 'own_organization',
    role: databaseRoles.app,
    // As a subquery it is evaluated once per statement, not per row.
    condition: '(organization_id = ( SELECT current_organization() AS current_organization))',
  },
  // Retention removes expired rows and erases people in every organization.
  { name: 'every_organization', role: databaseRoles.retention, condition: 'true' },
];

const TABLES = `
  SELECT quote_ident(c.relname) AS name, c.relrowsecurity AS walled,
    ARRAY(SELECT json_build_object('name', p.polname, 'kind', p.polcmd, 'condition', pg_get_expr(p.polqual, c.oid),
        'check', pg_get_expr(p.polwithcheck, c.oid), 'roles', p.polroles::regrole[]::text[], 'permissive', p.polpermissive)
      FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`;

interface Policy {
  name: string;
  kind: string;
  condition: string | null;
  check: string | null;
  roles: string[];
  permissive: boolean;
}

function isAsItShouldBe(found: Policy, { role, condition }: (typeof policies)[number]): boolean {
  const all = found.kind === '*' && found.permissive && found.check === null;
  return all && found.condition === condition && found.roles.join() === role;
}

/**
 * The statements that put row-level security on every table with a column `organization_id` (docs/decisions/0050); empty when it is there.
 * Derived, like the privileges: a new table gets its policies from the column. The roles already exist at this point.
 */
export async function missingWalls(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; walled: boolean; policies: Policy[] }>(TABLES);
  return rows.flatMap(({ name, walled, policies: found }) => {
    const good = found.filter((one) => policies.some((two) => one.name === two.name && isAsItShouldBe(one, two)));
    const bad = found.filter((one) => !good.includes(one));
    const missing = policies.filter((one) => !good.some((two) => two.name === one.name));
    return [
      ...bad.map((one) => `DROP POLICY ${one.name} ON public.${name}`),
      ...missing.map((one) => `CREATE POLICY ${one.name} ON public.${name} TO ${one.role} USING (${one.condition})`),
      ...(walled ? [] : [`ALTER TABLE public.${name} ENABLE ROW LEVEL SECURITY`]),
    ];
  });
}
