/** What `deploy/kubernetes` says is true, as far as it can be known without a cluster. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { entries } from '../../scripts/lib/bundle-server.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { containersIn, kustomization, problemsOf, readObjects, settingsIn } from '../support/kubernetes.ts';

const objects = readObjects();
const containers = containersIn(objects);
const generated = [...kustomization.configMapGenerator, ...kustomization.secretGenerator];
const settings = Object.fromEntries(generated.map(({ name, envs: [file = ''] }) => [name, settingsIn(file)]));

test.each(objects.map((object) => [object.kind, object.metadata.name, object] as const))(
  'Kubernetes knows every field of the %s “%s”',
  async (_kind, _name, object) => {
    expect(await problemsOf(object)).toEqual([]);
  },
);

test('a field that Kubernetes doesn’t know is found', async () => {
  const [server] = objects;
  if (!server) throw new Error('There is no object');
  const misspelled = { ...server, spec: { ...server.spec, replicaz: 2 } };
  expect(await problemsOf(misspelled)).toEqual(['/spec/replicaz is no field']);
});

test('every container runs a command of the bundle, and can’t write to its image', () => {
  expect(containers.map(({ name }) => name)).toEqual(['migrate', 'server', 'worker', 'backup']);
  for (const { name, command, image, securityContext } of containers) {
    expect(Object.keys(entries), name).toContain(path.basename(command[1] ?? '', '.js'));
    expect(image).toBe('coverbridge');
    expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  }
});

test('what a container refers to is there', () => {
  for (const { envFrom } of containers)
    for (const { configMapRef, secretRef } of envFrom)
      expect(Object.keys(settings)).toContain((configMapRef ?? secretRef)?.name);
});

test('the login that owns the tables is only where it is needed', () => {
  const withOwner = containers.filter(({ envFrom }) => envFrom.some(({ secretRef }) => secretRef?.name === 'owner'));
  expect(withOwner.map(({ name }) => name)).toEqual(['migrate', 'backup']);
});

test('every variable is one that the product reads', () => {
  const example = readFileSync(inRoot('.env.example'), 'utf8');
  const known = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const used = [
    ...Object.values(settings).flatMap((each) => Object.keys(each)),
    ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ];
  for (const name of used) expect(known).toContain(name);
});

test('with the examples filled in, a server starts without a complaint about its environment', () => {
  const secrets = {
    SESSION_SECRET: 'qvN4cVnPpX7wT2bYk9LmR3sD6fG8hJ1zXoU5tWeA0iQ=',
    DATA_KEY: Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64'),
    SMTP_URL: 'smtps://user:password@mail.example:465',
  };
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' };
  const env = readEnv({ ...settings.settings, ...settings.secrets, ...secrets, ...image });
  expect(env.configuredSite.url).toBe('https://insurance.example');
  expect(env.s3?.bucket).toBe('documents');
});
