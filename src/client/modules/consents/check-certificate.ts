/** Checks a certificate here, with the published keys; where the browser has no Ed25519, our server does. */
import { api, toApiError } from '#client/lib/api.ts';
import type { CertificateKeys, CheckedCertificate } from '#shared/consents/certificates/schema.ts';
import { verifyCertificate } from '#shared/consents/certificates/verify.ts';
import { CONSENT_KEYS_PATH } from '#shared/platform/paths.ts';

export type Checked = CheckedCertificate & { by: 'browser' | 'server' };

/** @returns what was found, or why it couldn’t be checked */
export function checkCertificate(text: string): Promise<Checked | { failure: string }> {
  return check(text).catch((error) => ({ failure: toApiError(error).serverMessage }));
}

async function check(text: string): Promise<Checked> {
  try {
    const keys = (await (await fetch(CONSENT_KEYS_PATH)).json()) as CertificateKeys;
    const { content, problems } = await verifyCertificate(text, keys);
    const valid = problems.length === 0;
    return { valid, problems, content: valid ? content : null, by: 'browser' };
  } catch {
    return { ...(await api.certificates.check.mutate({ certificate: text })), by: 'server' };
  }
}
