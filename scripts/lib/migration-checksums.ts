import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrations, migrationsFolder } from './prisma-files.ts';
import { SetupError } from './steps.ts';

/**
 * A committed migration may have run somewhere, so its text must not change anymore. The file lists the SHA-256 of each one, so that
 * a change is detected in every clone, however shallow, and shows up in review.
 */
const FILE = 'checksums.txt';

function listed(folder: string): Map<string, string> {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Adds the migrations that are not listed yet, and leaves every other line unchanged. */
export function recordMigrations(folder = migrationsFolder): void {
  const known = listed(folder);
  const fresh = migrations(folder).filter(({ name }) => !known.has(name));
  if (fresh.length === 0) return;
  for (const { name, checksum } of fresh) known.set(name, checksum);
  const lines = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, checksum]) => `${checksum}  ${name}\n`);
  writeFileSync(path.join(folder, FILE), lines.join(''));
}

/** Throws a SetupError that names every migration that was changed, removed or not listed. */
export function assertMigrationsUnchanged(folder = migrationsFolder): void {
  const found = new Map(migrations(folder).map(({ name, checksum }) => [name, checksum]));
  const known = listed(folder);
  const problems = [...known].flatMap(([name, checksum]) => {
    if (!found.has(name)) return [`${name} was removed. Restore it from git.`];
    if (found.get(name) === checksum) return [];
    return [
      `${name} was changed after it was recorded. Restore the old text from git and write a new migration (npm run db:migrate -- NAME). Only if it was never merged: delete its line from prisma/migrations/${FILE} and run npm run format.`,
    ];
  });
  for (const name of found.keys())
    if (!known.has(name)) problems.push(`${name} is new. When its text is final, run npm run format to record it.`);
  if (problems.length > 0) throw new SetupError(problems.join('\n'));
}
