// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Env, readEnv } from '#server/env.ts';
import { type BrokerFacts, simulate, type WhatIf } from '../../prisma/seed/simulation/what-if.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { createTestDatabase } from '../support/database.ts';
import { serverVariables } from '../support/server-variables.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function emptyBusiness(): Promise<Env> {
  const [database, dataDir, port] = await Promise.all([
    createTestDatabase({ from: 'empty' }),
    mkdtemp(path.join(tmpdir(), 'coverbridge-what-if-')),
    freePort(),
  ]);
  cleanups.push(database.drop, () => rm(dataDir, { recursive: true, force: true }));
  return readEnv(serverVariables(port, database, dataDir));
}

const general: Omit<BrokerFacts, 'username' | 'fullName'> = {
  licenceClasses: ['GENERAL'],
  lines: ['auto', 'home', 'specialty', 'commercial-auto', 'business'],
  industries: [],
  areas: ['T'],
  languages: ['en'],
  capacity: 40,
};
const brokers: BrokerFacts[] = [
  { ...general, username: 'north', fullName: 'North Example' },
  { ...general, username: 'south', fullName: 'South Example' },
];
const plan: WhatIf = { brokers, away: null, from: new Date('2027-03-01T12:00:00Z'), days: 20, perYear: 500, seed: 3 };

test('without a broker the other gets the same demand, and the one who is away gets nothing', async () => {
  const usual = await simulate(await emptyBusiness(), plan);
  const without = await simulate(await emptyBusiness(), { ...plan, away: 'south' });
  expect(usual.requests).toBeGreaterThan(15);
  expect(without.requests).toBe(usual.requests);
  expect(Math.abs((usual.accepted.north ?? 0) - (usual.accepted.south ?? 0))).toBeLessThanOrEqual(4);
  expect(without.accepted.south).toBe(0);
  expect(without.accepted.north).toBeGreaterThan(usual.accepted.north ?? 0);
}, 180_000);
