/** The releases that were made: prisma/releases.yaml. */
import { appendFileSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import { SetupError } from '../steps.ts';

const VERSION = /^\d+\.\d+\.\d+$/;
const releaseSchema = z.object({
  version: z.string().regex(VERSION),
  date: z.iso.date(),
  /** The last commit in it. */
  commit: z.string().regex(/^[0-9a-f]{9,40}$/),
  /** The newest migration in it. */
  migration: z.string(),
});
export type Release = z.infer<typeof releaseSchema>;

const file = inRoot('prisma', 'releases.yaml');

/** Oldest first. */
export function readReleases(): Release[] {
  return z.object({ releases: z.array(releaseSchema) }).parse(parse(readFileSync(file, 'utf8'))).releases;
}

export function addRelease(release: Release): void {
  appendFileSync(file, stringify([release]).replace(/^/gm, '  ').trimEnd().concat('\n'));
}

/** @throws SetupError when it isn’t the version after `previous` */
export function assertNext(version: string, previous: Pick<Release, 'version'>): void {
  if (!VERSION.test(version)) throw new SetupError('Name the version with three numbers: npm run release -- 1.2.0');
  if (version.localeCompare(previous.version, 'en', { numeric: true }) <= 0)
    throw new SetupError(`${version} isn’t after ${previous.version}, the newest release.`);
}
