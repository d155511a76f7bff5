/** When failed sign-ins are an attack rather than a forgotten password. */

/** Failed sign-ins of an account within `ALARM_MINUTES`; `null` collects those that named no account. */
export type FailingAccount = { userId: string | null; failures: number };

export const ALARM_MINUTES = 15;
/** The owner of an account gives up long before this. */
export const ALARM_FAILURES_OF_ONE = 10;
/** Across all accounts, for attacks that try a few passwords on each. */
export const ALARM_FAILURES_OF_ALL = 50;

/** What to tell administrators, or null when there is nothing to report. */
export function alarmWords(accounts: readonly FailingAccount[]): string | null {
  const failures = accounts.reduce((sum, account) => sum + account.failures, 0);
  const hit = accounts.filter(({ userId, failures: own }) => userId && own >= ALARM_FAILURES_OF_ONE).length;
  if (hit === 0 && failures < ALARM_FAILURES_OF_ALL) return null;
  const aimed = hit === 0 ? '' : hit === 1 ? ', most on one account' : `, many on ${hit} accounts`;
  return `${failures} failed sign-ins in ${ALARM_MINUTES} minutes${aimed}`;
}
