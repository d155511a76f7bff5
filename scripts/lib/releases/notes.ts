/** What somebody who upgrades has to know: written from the changelog, the migrations, the settings and the commits. */
import { kindOf } from '../migrations/script.ts';
import type { Migration } from '../prisma-files.ts';

export interface ReleaseFacts {
  version: string;
  date: string;
  previous: string;
  /** The version’s part of CHANGELOG.md. */
  changes: string;
  /** Those since the previous release, in their order. */
  migrations: readonly Migration[];
  /** `.env.example` of the previous release, and of this one. */
  settings: { before: string; after: string };
  /** Subjects, newest first. */
  commits: readonly string[];
}

const BY_KIND = {
  schema: 'short, within a transaction',
  concurrent: 'builds an index or checks old rows while others work',
  data: 'walks through the rows of a table, and continues where it was interrupted',
};

/** In Markdown. */
export function releaseNotes(facts: ReleaseFacts): string {
  const { version, date, previous, changes, commits } = facts;
  return [
    `# ${version}`,
    `Released on ${date}. How to upgrade, and to go back to ${previous}: [docs/operations.md](../operations.md#the-next-release-and-back).`,
    '## Upgrade',
    ...upgrade(facts),
    '## Changes',
    changes.replaceAll('](docs/', '](../'),
    '## Commits',
    commits.map((subject) => `- ${subject}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function upgrade({ previous, migrations, settings }: ReleaseFacts): string[] {
  const [before, after] = [namesIn(settings.before), namesIn(settings.after)];
  const [added, removed] = [without(after, before), without(before, after)];
  const steps = migrations.map((migration) => `- \`${migration.name}\`: ${aboutMigration(migration)}`);
  return [
    steps.length > 0 ? `Migrations since ${previous}, which \`npm run migrate\` applies:` : 'No migrations.',
    steps.join('\n'),
    added.length > 0 ? `New settings, each described in .env.example: ${added.join(', ')}.` : '',
    removed.length > 0 ? `Settings that are gone: ${removed.join(', ')}.` : '',
  ].filter(Boolean);
}

function aboutMigration({ sql }: Migration): string {
  const what = sql.match(/^-- (?!kind:|walk:|lint:)(.+)$/m)?.[1];
  return `${BY_KIND[kindOf(sql)]}${what ? `. ${what}` : '.'}`;
}

const namesIn = (example: string) => [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((name) => !some.includes(name)).map((name) => `\`${name}\``);
