/** For those who hold certificates of consent: the keys that sign them, and the program that checks them. */
import path from 'node:path';
import { Router } from 'express';
import { findCertificateKeys } from '#server/modules/consents/certificates/queries.ts';
import { codeFile } from '#server/platform/process/code-places.ts';
import type { Services } from '#server/platform/services.ts';
import { CONSENT_KEYS_PATH, VERIFIER_PATH } from '#shared/platform/paths.ts';

const VERIFIER = codeFile('openapi/verify-consent/verify-consent.mjs');
/** A new key must be known before someone checks what it signed. */
const KEYS_SECONDS = 300;

export function consentKeys(services: Services): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  routes.get(CONSENT_KEYS_PATH, async (_req, res) => {
    res
      .set('Cache-Control', `public, max-age=${KEYS_SECONDS}`)
      // Anyone may check a certificate in their own page.
      .set('Access-Control-Allow-Origin', '*')
      .type('application/jwk-set+json')
      .send(JSON.stringify(await findCertificateKeys(services)));
  });
  routes.get(VERIFIER_PATH, (_req, res) => {
    res.attachment(path.basename(VERIFIER)).type('text/javascript').sendFile(VERIFIER);
  });
  return routes;
}
