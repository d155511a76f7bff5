/** The secrets that deliveries are signed with (Standard Webhooks). Sealed in their row, and shown once. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { type Keys, seal, unseal } from '#server/platform/crypto/sealing.ts';

type Secrets = { current: string; former: string | null };

export function webhookSeal(id: string): string {
  return `webhook ${id}`;
}

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function sealSecrets(keys: Keys, id: string, secrets: Secrets): Uint8Array<ArrayBuffer> {
  return seal(keys, secrets, webhookSeal(id));
}

export function openSecrets(keys: Keys, id: string, sealed: Uint8Array): Secrets {
  return unseal(keys, sealed, webhookSeal(id)) as Secrets;
}

type Signer = { id: string; sealed: Uint8Array; formerUntil: Date | null };

/** The headers of a delivery, signed with the current secret and, until it ends, with the former one. */
export function signedHeaders(keys: Keys, signer: Signer, eventId: string, at: Date, body: string) {
  const { current, former } = openSecrets(keys, signer.id, signer.sealed);
  const secrets = former && signer.formerUntil && signer.formerUntil > at ? [current, former] : [current];
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
  };
}
