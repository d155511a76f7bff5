/** Checking certificates of consent: no byte of one changes unnoticed, by our check, the browser’s or a stranger’s program. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkCertificate,
  findCertificateKeys,
  makeCertificate,
} from '#server/modules/consents/certificates/queries.ts';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { verifyCertificate } from '#shared/consents/certificates/verify.ts';
import { consentText } from '#shared/consents/wordings.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { caseCertificatePath, certificateFor, verifyByProgram } from '../support/certificates.ts';
import { tamperAsOwner } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ownerVariables } from '../support/server-variables.ts';

let server: TestServer;
let party: Party;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  admin = await signIn(server.url, 'demo_admin');
  await chainConsents(server.services);
});
afterAll(() => server.stop());

const certificate = () => certificateFor(admin, caseCertificatePath(party.caseId));
const program = (text: string | Buffer, ...more: string[]) => verifyByProgram(server.url, text, ...more);

test('no byte can be changed, left out or added: the check in the browser, the server’s and the program all refuse it', async () => {
  const file = Buffer.from(await certificate());
  const keys = await findCertificateKeys(server.services);
  const flipped = (place: number, mask: number) => {
    const copy = Buffer.from(file);
    copy[place] = (copy[place] ?? 0) ^ mask;
    return copy;
  };
  // Every byte, with one of its bits each.
  for (let place = 0; place < file.length; place += 1) {
    const { problems } = await verifyCertificate(flipped(place, 1 << (place % 8)).toString('utf8'), keys);
    expect(problems, `byte ${place}`).not.toEqual([]);
  }
  const change = fc.tuple(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }));
  await fc.assert(
    fc.asyncProperty(change, async ([place, mask]) => {
      const changed = flipped(place, mask);
      expect(await checkCertificate(server.services, changed.toString('utf8'))).toMatchObject({
        valid: false,
        content: null,
      });
    }),
    { numRuns: 300 },
  );
  await fc.assert(
    fc.asyncProperty(change, async ([place, mask]) => {
      expect((await program(flipped(place, mask))).code).toBe(1);
    }),
    { numRuns: 20 },
  );
  for (const other of [
    file.subarray(1),
    file.subarray(0, -1),
    Buffer.concat([file, Buffer.from('\n')]),
    Buffer.from(JSON.stringify(JSON.parse(file.toString()), null, 2)),
  ]) {
    expect((await checkCertificate(server.services, other.toString())).valid).toBe(false);
    expect((await program(other)).code).toBe(1);
  }
}, 120_000);

test('the program says in plain sentences what it found, and whether it is about someone', async () => {
  const text = await certificate();
  const found = await program(text, '--email=morgan.example@example.com');
  expect(found).toMatchObject({ code: 0 });
  expect(found.said).toContain('This certificate is valid.');
  expect(found.said).toContain(consentText('share', server.env.site).text);
  expect(found.said).toContain('It is about the owner of morgan.example@example.com.');
  expect((await program(text, '--email=x@example.com')).code).toBe(1);
  expect(await program('{}')).toMatchObject({ code: 1, said: expect.stringContaining('isn’t valid') });
  const served = await createApiClient(server.url).call('GET', '/verify-consent.mjs');
  expect(served.text).toMatch(/^#!\/usr\/bin\/env node/);
});

test('anyone may have one checked; a certificate of another installation is refused', async () => {
  const visitor = createApiClient(server.url);
  const check = async (text: string) =>
    (await visitor.rest('POST', '/api/consent-certificates/check', { json: { certificate: text } })).body;
  expect(await check(await certificate())).toMatchObject({ valid: true, problems: [] });
  const elsewhere = await startTestServer({ variables: { DATA_KEY: randomBytes(32).toString('base64') } });
  const theirs = await activeCase(elsewhere.services);
  const asked = { caseId: theirs.caseId, number: 'AB-2026-000001', issuedTo: 'client' } as const;
  const strange = JSON.stringify(await makeCertificate(elsewhere.services, asked));
  await elsewhere.stop();
  expect(await check(strange)).toMatchObject({ valid: false, content: null });
});

test('a certificate stays valid when the master key changes: its public key is kept', async () => {
  const text = await certificate();
  const rotated = {
    ...server.services,
    env: { ...server.services.env, dataKey: randomBytes(32), dataKeyOld: server.env.dataKey },
  };
  expect((await findCertificateKeys(rotated)).keys).toHaveLength(2);
  expect((await checkCertificate(rotated, text)).valid).toBe(true);
});

test('a certificate whose entry is gone from the ledger, or is another there, is no longer valid', async () => {
  const text = await certificate();
  const [{ seq, place } = { seq: 0, place: 0 }] = await server.services.db.consentLink.findMany({
    where: { record: { caseId: party.caseId } },
    take: 1,
  });
  const change = (hash: string) =>
    tamperAsOwner(server.database, `UPDATE consent_links SET hash = '${hash}' WHERE seq = ${seq}`);
  const { hash } = await server.services.db.consentLink.findUniqueOrThrow({ where: { place } });
  await change('f'.repeat(64));
  expect((await checkCertificate(server.services, text)).problems).toEqual([
    `Entry ${place} isn’t in the ledger anymore, or is another.`,
  ]);
  await change(hash);
  expect((await checkCertificate(server.services, text)).valid).toBe(true);
});

test('`npm run ledger:verify` and the form without a script check a certificate too', async () => {
  const text = await certificate();
  const page = async (body: string) => {
    const answer = await fetch(`${server.url}/verify`, {
      ...{ method: 'POST', body: new URLSearchParams({ certificate: body }) },
      headers: { accept: 'application/json', origin: server.env.site.url },
    });
    return (await answer.json()) as { data: { checked: { valid: boolean } | null; failure: string | null } };
  };
  expect((await page(`${text}\n`)).data.checked?.valid).toBe(true);
  expect((await page(text.replace('e', 'f'))).data.checked?.valid).toBe(false);
  expect((await page('')).data.failure).toBe('Send the certificate exactly as it was issued');
  const folder = await mkdtemp(path.join(tmpdir(), 'ledger-'));
  const file = path.join(folder, 'certificate.json');
  const verify = () =>
    promisify(execFile)(process.execPath, [inRoot('scripts', 'ledger-verify.ts'), `--certificate=${file}`], {
      env: { ...process.env, ...ownerVariables(server.database), DATA_DIR: server.env.dataDir },
    });
  await writeFile(file, text);
  expect((await verify()).stdout).toContain('is ours, and its entries are in the ledger');
  await writeFile(file, text.replace('e', 'f'));
  await expect(verify()).rejects.toMatchObject({ stderr: expect.stringContaining('The certificate isn’t valid') });
  await rm(folder, { recursive: true });
});
