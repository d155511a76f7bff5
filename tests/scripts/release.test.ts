/** What `npm run release` writes. */
import { expect, test } from 'vitest';
import { cutVersion } from '../../scripts/lib/releases/changelog.ts';
import { assertNext } from '../../scripts/lib/releases/list.ts';
import { type ReleaseFacts, releaseNotes } from '../../scripts/lib/releases/notes.ts';

const changelog = '# Change log\n\n## Unreleased\n\n### Added\n- A kite.\n\n## 0.1.0 – 2026-11-27\n\n- A nest.\n';

test('what is unreleased becomes the version, below an empty section for what comes next', () => {
  expect(cutVersion(changelog, '0.2.0', '2026-12-01')).toEqual({
    text: changelog.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 – 2026-12-01\n'),
    changes: '### Added\n- A kite.',
  });
});

test('a version is made once, and only when something has changed', () => {
  const { text } = cutVersion(changelog, '0.2.0', '2026-12-01');
  expect(() => cutVersion(text, '0.3.0', '2026-12-02')).toThrow('Nothing is unreleased');
  expect(() => cutVersion(changelog, '0.1.0', '2026-12-02')).toThrow('has a version 0.1.0 already');
});

test.each(['0.1.0', '0.0.9', '0.1', 'v0.2.0', ''])('“%s” isn’t the version after 0.1.0', (version) => {
  expect(() => assertNext(version, { version: '0.1.0' })).toThrow();
});

test.each(['0.1.1', '0.10.0', '1.0.0'])('%s is', (version) => assertNext(version, { version: '0.1.0' }));

const facts: ReleaseFacts = {
  version: '0.2.0',
  date: '2026-12-01',
  previous: '0.1.0',
  changes: '### Added\n- A kite ([0001](docs/decisions/0001-birds.md)).',
  migrations: [
    { name: '1_kites', sql: '-- Birds of prey.\nCREATE TABLE kite ();', checksum: '' },
    { name: '2_found', sql: '-- kind: concurrent\nCREATE INDEX CONCURRENTLY a ON kite (name);', checksum: '' },
  ],
  settings: { before: '# A nest.\nNEST=\nWIND=5\n', after: '# A nest.\nNEST=\nCLIFF=\n' },
  commits: ['Add a kite', 'Find kites by name'],
};

test('the notes say how each migration runs, which settings came and went, and list every commit', () => {
  const notes = releaseNotes(facts);
  expect(notes).toContain('- `1_kites`: short, within a transaction. Birds of prey.');
  expect(notes).toContain('- `2_found`: builds an index or checks old rows while others work.');
  expect(notes).toContain('New settings, each described in .env.example: `CLIFF`.');
  expect(notes).toContain('Settings that are gone: `WIND`.');
  expect(notes).toContain('- Add a kite\n- Find kites by name\n');
  // The notes are a folder deeper than the changelog.
  expect(notes).toContain('](../decisions/0001-birds.md)');
});

test('a release without migrations and settings says only that', () => {
  const settings = { before: 'NEST=', after: 'NEST=' };
  const notes = releaseNotes({ ...facts, migrations: [], settings });
  expect(notes).toContain('No migrations.');
  expect(notes).not.toMatch(/[Ss]ettings/);
});
