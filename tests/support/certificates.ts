/** Certificates of consent as their holders have them: the bytes of the file, and the program that checks it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { CONSENT_KEYS_PATH } from '#shared/platform/paths.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

const run = promisify(execFile);
const VERIFIER = path.resolve(import.meta.dirname, '../../openapi/verify-consent/verify-consent.mjs');

export const caseCertificatePath = (caseId: string) => `/api/cases/${caseId}/consent-certificate`;
export const leadCertificatePath = (id: string) => `/api/leads/${id}/consent-certificate`;

/** The bytes, as they are saved. */
export async function certificateFor(api: ApiClient, address: string): Promise<string> {
  const { status, text } = await api.rest('GET', address);
  expect(status).toBe(200);
  return text;
}

/** The program, run as a stranger would: with a file and the published keys. */
export async function verifyByProgram(url: string, certificate: string | Buffer, ...more: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [file, keys] = [path.join(folder, 'certificate.json'), path.join(folder, 'keys.json')] as const;
  const published = await createApiClient(url).call('GET', CONSENT_KEYS_PATH);
  await Promise.all([writeFile(file, certificate), writeFile(keys, published.text)]);
  const done = await run(process.execPath, [VERIFIER, file, keys, ...more]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code: code as number, said: `${stdout}${stderr}` }),
  );
  await rm(folder, { recursive: true });
  return done;
}
