/**
 * What `deploy/` says is true: each command exists, each variable is known, and the programs that read the files accept them.
 * @module-tag long
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '#server/env.ts';
import { entries } from '../../scripts/lib/bundle-server.ts';
import { canInstallPackages, installPackage } from '../../scripts/lib/debian-package.ts';
import { inRoot } from '../../scripts/lib/root.ts';

type Service = { image: string; command?: string[]; environment?: Record<string, string>; volumes?: string[] };

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const namesIn = (file: string) => [...read(file).matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'coverbridge');
const commands = Object.keys(entries);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of Debian’s on a file. @returns null where it isn’t installed and can’t be */
async function checkedBy(program: string, packageName: string, args: string[], variables: Record<string, string> = {}) {
  const run = (own: string[]) => spawnSync(program, own, { encoding: 'utf8', env: { ...process.env, ...variables } });
  if (run(['--help']).error && canInstallPackages()) await installPackage(packageName);
  if (run(['--help']).error) return null;
  const { status, stdout, stderr } = run(args);
  return { status, words: stdout + stderr };
}

test('every container of ours runs a command of the bundle, which can’t write to its image', () => {
  expect(ours.map(([name]) => name)).toEqual(['app-1', 'app-2', 'worker', 'migrate', 'backup']);
  for (const [name, { command, ...rest }] of ours) {
    expect(command?.[0], name).toBe('node');
    expect(commands, name).toContain(path.basename(command?.[1] ?? '', '.js'));
    expect(rest, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
});

test('every variable is one that the product reads, or one that the example names', () => {
  const known = namesIn('.env.example');
  for (const [name, { environment = {} }] of ours)
    for (const variable of Object.keys(environment)) expect(known, `${name}: ${variable}`).toContain(variable);
  const example = namesIn('deploy/compose.env.example');
  for (const [, variable] of read('deploy/compose.yaml').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g))
    expect(example).toContain(variable);
});

test('with the example filled in, a server starts without a complaint about its environment', () => {
  const filled: Record<string, string> = {
    SITE_ADDRESS: 'insurance.example',
    APP_PASSWORD: 'app',
    RETENTION_PASSWORD: 'retention',
    SESSION_SECRET: 'qvN4cVnPpX7wT2bYk9LmR3sD6fG8hJ1zXoU5tWeA0iQ=',
    DATA_KEY: Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64'),
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'hello@insurance.example',
    SITE_EMAIL: 'hello@insurance.example',
    SITE_POSTAL_ADDRESS: '100 Example Avenue SW, Calgary, AB T2P 0A0',
  };
  const value = (text: string) => text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => filled[name] ?? name);
  const environment = Object.entries(compose.services['app-1']?.environment ?? {}).map(([name, text]) => [
    name,
    value(text),
  ]);
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: folder };
  // As env_file gives them to the container.
  const fromFile = Object.fromEntries(namesIn('deploy/compose.env.example').map((name) => [name, filled[name] ?? '']));
  const env = readEnv({ ...fromFile, ...image, ...Object.fromEntries(environment) });
  expect(env.configuredSite.url).toBe('https://insurance.example');
});

test('the image has the Node that the product pins', () => {
  const { devDependencies, dependencies } = JSON.parse(read('package.json'));
  const pinned = { ...devDependencies, ...dependencies }.node;
  const bases = [...read('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(bases).toEqual([pinned, pinned]);
});

test('what a container takes from this folder is there', () => {
  for (const [name, { volumes = [] }] of services)
    for (const volume of volumes.filter((each) => each.startsWith('./')))
      expect(existsSync(inRoot('deploy', volume.split(':')[0] ?? '')), `${name}: ${volume}`).toBe(true);
});

test('images of others are named with a version', () => {
  for (const [name, { image }] of services)
    if (image !== 'coverbridge') expect(image, name).toMatch(/^[\w./-]+:v?\d+(\.\d+)*$/);
});

test('Caddy accepts its file', { timeout: 300_000 }, async ({ skip }) => {
  const args = ['validate', '--config', inRoot('deploy/caddy/Caddyfile'), '--adapter', 'caddyfile'];
  const found = await checkedBy('caddy', 'caddy', args, { SITE_ADDRESS: 'insurance.example', HOME: folder });
  if (!found) return skip('caddy is not installed, and only root on Debian could install it');
  expect(found.status, found.words).toBe(0);
});

test('nginx accepts its file', { timeout: 300_000 }, async ({ skip }) => {
  const certificate = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=insurance.example'],
    ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
  ]);
  if (certificate.error) return skip('openssl is not installed');
  const site = path.join(folder, 'site.conf');
  writeFileSync(site, read('deploy/nginx/coverbridge.conf').replaceAll('/etc/ssl/insurance.example', folder));
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp { access_log off; include ${site}; }\n`);
  const found = await checkedBy('nginx', 'nginx-light', ['-t', '-c', main]);
  if (!found) return skip('nginx is not installed, and only root on Debian could install it');
  expect(found.status, found.words).toBe(0);
});

test('systemd accepts the units', async ({ skip }) => {
  const units = readdirSync(inRoot('deploy/systemd')).map((name) => {
    const file = path.join(folder, name);
    // Where they would be installed there is nothing on this machine.
    const text = read(`deploy/systemd/${name}`).replaceAll(
      '/opt/coverbridge/node_modules/node/bin/node',
      process.execPath,
    );
    writeFileSync(file, text);
    return file;
  });
  const found = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  if (found.error) return skip('systemd is not on this machine');
  expect(found.stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  // Caddy's is no command of ours.
  for (const unit of units.filter((name) => name.endsWith('.service') && !name.endsWith('-proxy.service')))
    expect(commands).toContain(/dist\/server\/([\w-]+)\.js/.exec(readFileSync(unit, 'utf8'))?.[1]);
});

test('the backup of the units signs in as the owner, and the servers can’t', () => {
  const filesOf = (unit: string) =>
    [...read(`deploy/systemd/${unit}.service`).matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
  expect(filesOf('coverbridge-backup')).toEqual(['/etc/coverbridge.env', '/etc/coverbridge-owner.env']);
  for (const unit of ['coverbridge@', 'coverbridge-worker']) expect(filesOf(unit)).toEqual(['/etc/coverbridge.env']);
});
