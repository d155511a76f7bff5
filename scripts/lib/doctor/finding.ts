/** What one check found. No secret is ever part of it: neither a password nor an address that contains one. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  says: string;
  /** What to do; absent when there is nothing to do. */
  remedy?: string;
}

export interface Check {
  name: string;
  /** What it throws is a problem, too, with `remedy`. */
  look(): Promise<Finding>;
  remedy: string;
}

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string, remedy: string): Finding => ({ state: 'warning', says, remedy });
export const problem = (says: string, remedy: string): Finding => ({ state: 'problem', says, remedy });

/** A check that takes longer has not succeeded. */
const LONGEST_MS = 15_000;

/** Carries out a check. Never throws, and never takes long. */
export async function findingOf({ look, remedy }: Check): Promise<Finding> {
  const late = new Promise<Finding>((resolve) => {
    setTimeout(() => resolve(problem(`no answer in ${LONGEST_MS / 1000} seconds`, remedy)), LONGEST_MS).unref();
  });
  const looked = look().catch((error: unknown) => problem(reasonOf(error), remedy));
  return Promise.race([looked, late]);
}

/** A failure in its own words, without any address with a password in it. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).replaceAll(/\/\/[^@\s/]*@/g, '//…@');
}
