/** Webhooks by Standard Webhooks (https://www.standardwebhooks.com): who sent it, when, and what it says. */

export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** Of a server: `Headers`, or the object that Node’s `http` and Express have. */
export type ReceivedHeaders = Headers | Record<string, string | string[] | undefined>;

export interface WebhookChecks {
  /** How far the sender’s clock may be off, in seconds, before a copied message is refused. */
  toleranceSeconds?: number;
  now?: Date;
}

const TOLERANCE_SECONDS = 300;

/**
 * @param secrets `whsec_…`; two while one replaces the other
 * @param rawBody the bytes as they came: JSON that was parsed and written again has another signature
 * @returns the event; its id, in `webhook-id`, is the same whenever it’s sent again
 * @throws WebhookError when a header is missing, the time is off, or no signature fits
 */
export async function verify<Event>(
  secrets: string | readonly string[],
  headers: ReceivedHeaders,
  rawBody: string | Uint8Array,
  { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() }: WebhookChecks = {},
): Promise<Event> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError('A header of the webhook is missing');
  const secondsOff = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(secondsOff <= toleranceSeconds))
    throw new WebhookError('The webhook is too old, or one of the clocks is wrong');
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  if (!(await anyFits([secrets].flat(), signatures.split(' '), signed))) {
    throw new WebhookError('No signature of the webhook fits');
  }
  return JSON.parse(new TextDecoder().decode(body)) as Event;
}

function headerOf(headers: ReceivedHeaders, name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? undefined;
}

/** `crypto.subtle.verify` compares in constant time. */
async function anyFits(secrets: readonly string[], signatures: string[], signed: Uint8Array<ArrayBuffer>) {
  for (const secret of secrets) {
    const raw = bytesOf(secret.replace(/^whsec_/, ''));
    if (!raw?.length) throw new WebhookError('A secret isn’t one of a webhook');
    const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
    for (const signature of signatures) {
      const given = signature.startsWith('v1,') && bytesOf(signature.slice(3));
      if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return true;
    }
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(start.length + end.length);
  all.set(start);
  all.set(end, start.length);
  return all;
}
