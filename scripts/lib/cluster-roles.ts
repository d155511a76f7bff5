import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { type DatabaseRole, type DatabaseUrls, databaseRoles } from '#server/platform/db/roles.ts';
import { missingRoles } from './ensure-roles.ts';
import { databaseUrl } from './test-templates.ts';

/** A role's password in our own cluster, derived from the administrator's: no second secret to keep, and it reveals no other. */
function rolePassword(adminUrl: string, role: DatabaseRole): string {
  const { password } = new URL(adminUrl);
  return createHmac('sha256', decodeURIComponent(password)).update(databaseRoles[role]).digest('base64url');
}

function roleUrl(adminUrl: string, name: string, role: DatabaseRole): string {
  const url = new URL(databaseUrl(adminUrl, name));
  url.username = databaseRoles[role];
  url.password = rolePassword(adminUrl, role);
  return url.href;
}

/** The connection string of each role for a database in our own cluster, given the administrator's address. */
export function databaseUrls(adminUrl: string, name: string): DatabaseUrls {
  return {
    databaseUrl: roleUrl(adminUrl, name, 'app'),
    databaseOwnerUrl: roleUrl(adminUrl, name, 'owner'),
    databaseRetentionUrl: roleUrl(adminUrl, name, 'retention'),
  };
}

/** Bulk loads disable foreign key checks and issue a checkpoint at the end; in our own cluster the owner may. */
const OWNERS_EXTRAS = [
  `GRANT SET ON PARAMETER session_replication_role TO ${databaseRoles.owner}`,
  `GRANT pg_checkpoint TO ${databaseRoles.owner}`,
];

/** Creates the missing roles of the cluster, each with its own login, as the cluster's administrator. */
export async function createClusterRoles(client: pg.Client, adminUrl: string): Promise<void> {
  const roles = Object.keys(databaseRoles) as DatabaseRole[];
  const wanted = roles.map((role) => ({ role, password: rolePassword(adminUrl, role) }));
  if ((await missingRoles(client, wanted)).length === 0) return;
  await client.query('BEGIN');
  try {
    // Two processes may start at the same time.
    await client.query('SELECT pg_advisory_xact_lock($1)', [ROLES_LOCK]);
    for (const statement of [...(await missingRoles(client, wanted)), ...OWNERS_EXTRAS]) await client.query(statement);
  } finally {
    await client.query('COMMIT');
  }
}

const ROLES_LOCK = 7_301_950;
