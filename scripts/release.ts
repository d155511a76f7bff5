import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './lib/command.ts';
import { loadEnvironment } from './lib/environment.ts';
import { migrations } from './lib/prisma-files.ts';
import { cutVersion } from './lib/releases/changelog.ts';
import { addRelease, assertNext, readReleases } from './lib/releases/list.ts';
import { releaseNotes } from './lib/releases/notes.ts';
import { sampleKeys, writeSample } from './lib/releases/sample.ts';
import { inRoot } from './lib/root.ts';
import { SetupError, step } from './lib/steps.ts';

// npm run release -- 1.2.0: makes a version of what is committed: the change log, the notes for those who upgrade, the number in package.json,
// and a sample of its data, from which the next version is upgraded in tests. Commits nothing.

const git = (...args: string[]) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim();

await runCommand(async () => {
  const [version = ''] = process.argv.slice(2);
  const previous = readReleases().at(-1);
  if (!previous) throw new SetupError('prisma/releases.yaml names no release to compare with.');
  assertNext(version, previous);
  if (git('status', '--porcelain')) throw new SetupError('Commit everything first: a release is made of a commit.');
  process.env.DATA_KEY = sampleKeys.dataKey;
  const env = loadEnvironment();
  const date = new Date().toISOString().slice(0, 10);
  const { text, changes } = cutVersion(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version, date);
  const all = migrations();

  await step('A sample of its data', () => writeSample(env, version));
  await step('Notes', async () => {
    const notes = releaseNotes({
      ...{ version, date, changes, previous: previous.version },
      migrations: all.filter(({ name }) => name > previous.migration),
      settings: {
        before: git('show', `${previous.commit}:.env.example`),
        after: readFileSync(inRoot('.env.example'), 'utf8'),
      },
      commits: git('log', '--no-merges', '--format=%s', `${previous.commit}..HEAD`).split('\n'),
    });
    mkdirSync(inRoot('docs', 'releases'), { recursive: true });
    writeFileSync(inRoot('docs', 'releases', `${version}.md`), notes);
    writeFileSync(inRoot('CHANGELOG.md'), text);
    addRelease({ version, date, commit: git('rev-parse', 'HEAD'), migration: all.at(-1)?.name ?? '' });
    return `docs/releases/${version}.md`;
  });
  execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], { cwd: inRoot() });
  console.log(`\nRead docs/releases/${version}.md, run npm run check, then commit, and tag the commit v${version}.`);
});
