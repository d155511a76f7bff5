/** SANDBOX_DATABASE_URL: where test keys work (docs/decisions/0087). */
import { asRole, type DatabaseUrls } from '#server/platform/db/roles.ts';

/** Beside an embedded database there is one more. A single login becomes each of the roles. */
export function sandboxUrls(live: string, given: string | undefined): DatabaseUrls | null {
  const url = given ?? (live === 'embedded' ? 'embedded' : 'off');
  if (url === 'off') return null;
  return { databaseUrl: asRole(url, 'app'), databaseOwnerUrl: url, databaseRetentionUrl: asRole(url, 'retention') };
}

/** What is wrong with SANDBOX_DATABASE_URL. */
export function sandboxProblems(source: Record<string, string | undefined>): string[] {
  const { DATABASE_URL: live = 'embedded', SANDBOX_DATABASE_URL: url } = source;
  if (!url || url === 'off' || (url === 'embedded' && live === 'embedded')) return [];
  if (url === live) return ['SANDBOX_DATABASE_URL must name another database than DATABASE_URL'];
  if (/^postgres(ql)?:\/\//.test(url)) return [];
  return ["SANDBOX_DATABASE_URL must be a postgresql:// address, or 'off'"];
}
