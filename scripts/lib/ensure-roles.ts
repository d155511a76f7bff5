import pg from 'pg';
import { type DatabaseRole, databaseRoles, MAY_ASSUME, roleLimits } from '#server/platform/db/roles.ts';

/** A role that should exist, and how it is assumed: through a login with its own password, or from an existing login with SET ROLE. */
export interface WantedRole {
  role: DatabaseRole;
  password?: string;
  /** The name of the login; null means the current user. */
  login?: string | null;
}

interface FoundRole {
  name: string;
  config: string[];
  reachable: boolean;
}

/** PostgreSQL 15 has one kind of membership. A login that has all roles is the owner anyway. */
const KINDS_SINCE = 160_000;

/** The statements that create the missing roles; empty when none is missing. A limit that was changed manually is kept. */
export async function missingRoles(client: pg.Client, wanted: readonly WantedRole[]): Promise<string[]> {
  const { rows } = await client.query<FoundRole>(
    `SELECT r.rolname AS name, coalesce(r.rolconfig, '{}') AS config,
       pg_has_role(coalesce(l.rolname, current_user), r.oid, ${MAY_ASSUME}) AS reachable
     FROM unnest($1::text[], $2::text[]) AS w (name, login) JOIN pg_roles r ON r.rolname = w.name
     LEFT JOIN pg_roles l ON l.rolname = w.login`,
    [wanted.map(({ role }) => databaseRoles[role]), wanted.map(({ login }) => login ?? null)],
  );
  const version = Number((await client.query('SHOW server_version_num')).rows[0].server_version_num);
  const kind = version >= KINDS_SINCE ? ' WITH INHERIT FALSE, SET TRUE' : '';
  return wanted.flatMap((want) => {
    const name = databaseRoles[want.role];
    const found = rows.find((row) => row.name === name);
    return [...creation(want, found), ...limits(want.role, found), ...membership(want, found, kind)];
  });
}

function creation({ role, password }: WantedRole, found: FoundRole | undefined): string[] {
  if (found) return [];
  const login = password ? ` LOGIN PASSWORD ${pg.escapeLiteral(password)}` : '';
  return [`CREATE ROLE ${databaseRoles[role]}${login}`];
}

function limits(role: DatabaseRole, found: FoundRole | undefined): string[] {
  return Object.entries(roleLimits[role])
    .filter(([name]) => !found?.config.some((setting) => setting.startsWith(`${name}=`)))
    .map(([name, milliseconds]) => `ALTER ROLE ${databaseRoles[role]} SET ${name} = ${milliseconds}`);
}

/** A login of another name assumes the role with SET ROLE; it does not inherit its privileges. */
function membership({ role, login }: WantedRole, found: FoundRole | undefined, kind: string): string[] {
  if (login === undefined || found?.reachable) return [];
  const member = login === null ? 'CURRENT_USER' : pg.escapeIdentifier(login);
  return [`GRANT ${databaseRoles[role]} TO ${member}${kind}`];
}
