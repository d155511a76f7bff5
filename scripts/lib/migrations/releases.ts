/** Expand and contract: what a release still reads may go only when a later one, which doesn't, was released before. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import type { Rule } from './rules.ts';

/** Releases, oldest first; `migration` is the newest one in it. */
export type Release = { version: string; migration: string };

const releasesSchema = z.object({
  releases: z.array(z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/), migration: z.string() })),
});

/** What takes something away from the release that still runs. */
const CONTRACTS: readonly Rule[] = ['drop', 'rename', 'type'];

export function readReleases(): Release[] {
  return releasesSchema.parse(parse(readFileSync(inRoot('prisma', 'releases.yaml'), 'utf8'))).releases;
}

/**
 * What is wrong with an exception in a migration, or null.
 * @param since the migration that it names: from there on, no release reads what goes
 */
export function contractProblem(
  { rule, since }: { rule: Rule; since?: string },
  migration: string,
  releases: readonly Release[],
): string | null {
  if (!CONTRACTS.includes(rule)) return null;
  const before = releases.filter((release) => release.migration < migration);
  // Nobody runs anything else yet.
  if (before.length === 0) return null;
  if (!since)
    return `what a release reads goes in two releases. Name the migration since which none does: -- lint: allow ${rule} since ${before.at(-1)?.migration}: …`;
  if (before.some((release) => release.migration >= since)) return null;
  return `${since} is in no release of prisma/releases.yaml before this migration, so the one that is running may still read what goes. Remove it in the release after.`;
}
