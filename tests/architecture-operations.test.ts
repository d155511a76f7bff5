/** The blocks of “A production, step by step” are what a shell takes, and name only what exists. `npm run test:operations` runs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.ts';
import { productionBlocks, withSettings } from './operations/guide.ts';

const blocks = productionBlocks();
const text = blocks.map(({ commands }) => commands).join('\n');
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

test('there are settings first, and every block is one that a shell takes', () => {
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks[0]?.title).toMatch(/^Settings/);
  for (const { title, commands } of blocks) {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: commands, encoding: 'utf8' });
    expect({ title, status, stderr }).toEqual({ title, status: 0, stderr: '' });
  }
});

test('every npm command, file and unit that they name is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands).toContain('ledger:verify');
  for (const name of commands) expect(Object.keys(scripts)).toContain(name);
  const files = [...text.matchAll(/"\$APP"?\/(deploy\/[\w./@-]+)/g)].map(([, file = '']) => file);
  expect(files).toContain('deploy/postgres/roles.sh');
  for (const file of files) expect(existsSync(inRoot(file.replace(/\/$/, ''))), file).toBe(true);
  const units = [...text.matchAll(/\bcoverbridge(?:@%s|-[\w]+\.timer|-(?:worker|proxy)(?!\.env))/g)].map(
    ([unit]) => unit,
  );
  expect(units).toHaveLength(6);
  for (const unit of units) {
    const file = unit.endsWith('.timer') ? unit : `${unit.replace('%s', '')}.service`;
    expect(existsSync(inRoot('deploy/systemd', file)), unit).toBe(true);
  }
});

test('every variable of the settings is one that the product reads, or its proxy', () => {
  const known = read('.env.example') + read('deploy/caddy/Caddyfile');
  const forProduct = text.slice(text.indexOf('umask 077'), text.indexOf('umask 022'));
  const names = [...forProduct.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_OWNER_URL');
  for (const name of names) expect(known).toContain(name);
});

test('every unit’s folder and file is one that the guide replaces', () => {
  for (const file of globSync('deploy/systemd/*', { cwd: inRoot() }))
    for (const [found] of read(file).matchAll(/(?<![\w.])\/(?:opt|etc|var)\/[\w./-]+/g))
      expect(found, file).toMatch(/^\/(opt|var\/lib|etc)\/coverbridge/);
});

test('settings are replaced, and one that the guide doesn’t have is refused', () => {
  const [settings] = blocks;
  if (!settings) throw new Error('no settings');
  expect(withSettings(settings, { APP: '/tmp/the product' }).commands).toContain("APP='/tmp/the product'\n");
  expect(() => withSettings(settings, { NOWHERE: '' })).toThrow('no NOWHERE');
});
