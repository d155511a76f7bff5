/** Expand and contract: what a release still reads may go only when a later one, which doesn't, was released before. */
import type { Release } from '../releases/list.ts';
import type { Rule } from './rules.ts';

/** What takes something away from the release that still runs. */
const CONTRACTS: readonly Rule[] = ['drop', 'rename', 'type'];

/**
 * What is wrong with an exception in a migration, or null.
 * @param since the migration that it names: from there on, no release reads what goes
 */
export function contractProblem(
  { rule, since }: { rule: Rule; since?: string },
  migration: string,
  releases: readonly Pick<Release, 'migration'>[],
): string | null {
  if (!CONTRACTS.includes(rule)) return null;
  const before = releases.filter((release) => release.migration < migration);
  // Nobody ran anything else then.
  if (before.length === 0) return null;
  if (!since)
    return `what a release reads goes in two releases. Name the migration since which none does: -- lint: allow ${rule} since ${before.at(-1)?.migration}: …`;
  if (before.some((release) => release.migration >= since)) return null;
  return `${since} is in no release of prisma/releases.yaml before this migration, so the one that is running may still read what goes. Remove it in the release after.`;
}
