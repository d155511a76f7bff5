/** A browser’s push service that speaks the protocol (RFC 8030), and the browser behind it, which decrypts what came (RFC 8291). */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushPayload } from '#shared/notifications/push/schema.ts';

export type Pushed = { device: string; headers: IncomingHttpHeaders; body: Buffer };

function derived(key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/** One record of `aes128gcm`: salt, record size, the sender’s key, and what is sealed for both. */
function decrypted(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = derived(own.computeSecret(sender), auth, both, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** What the sender signed with its key, for which service and until when. @throws when it wasn’t that key */
export function signedBy({ headers }: Pushed, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = ''] = /^vapid t=([^,]+), ?k=/.exec(String(headers.authorization)) ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('signed with another key');
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
}

/** A browser whose push service no one can reach: what is sent to it stays on its way. */
export function unreachableBrowser() {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return { endpoint: 'https://push.example.com/1', keys: { p256dh, auth: 'A'.repeat(22) } };
}

export async function startPushService() {
  const received: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const device = String(request.url).slice(1);
    received.push({ device, headers: request.headers, body: await buffer(request) });
    response.writeHead(answers.get(device) ?? 201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    /** A browser that subscribed: what it tells our server, and what it reads of what came for it. */
    browser() {
      const own = createECDH('prime256v1');
      const auth = randomBytes(16);
      const device = randomBytes(12).toString('hex');
      return {
        subscription: {
          endpoint: `${url}/${device}`,
          keys: { p256dh: own.generateKeys().toString('base64url'), auth: auth.toString('base64url') },
        },
        came: () => received.filter((one) => one.device === device),
        read: () =>
          received
            .filter((one) => one.device === device)
            .map(({ body }) => JSON.parse(decrypted(body, own, auth)) as PushPayload),
        answer: (status: number) => void answers.set(device, status),
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;
