/** CHANGELOG.md, in the form of Keep a Changelog. */
import { SetupError } from '../steps.ts';

const UNRELEASED = '## Unreleased\n';

/**
 * Turns what is unreleased into a version.
 * @param date `2026-11-28`
 * @returns the new text, and the version’s part of it without its heading
 * @throws SetupError when nothing is unreleased, or the version is there already
 */
export function cutVersion(changelog: string, version: string, date: string): { text: string; changes: string } {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new SetupError('CHANGELOG.md has no section “Unreleased”.');
  if (changelog.includes(`\n## ${version} `)) throw new SetupError(`CHANGELOG.md has a version ${version} already.`);
  const from = start + UNRELEASED.length;
  const next = changelog.indexOf('\n## ', from);
  const changes = changelog.slice(from, next < 0 ? undefined : next).trim();
  if (!changes) throw new SetupError('Nothing is unreleased: write into CHANGELOG.md what changes.');
  const text = `${changelog.slice(0, from)}\n## ${version} – ${date}\n${changelog.slice(from)}`;
  return { text, changes };
}
