/** Files in an S3-compatible bucket. The library is large and is loaded only where a bucket is configured. */
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Env } from '#server/env.ts';
import type { Storage } from './storage.ts';

type S3 = NonNullable<Env['s3']>;

export type StorageDeadlines = {
  /** Milliseconds until there is a connection. */
  connectMs: number;
  /** Until the service has begun to answer. */
  answerMs: number;
  /** Until a file that is sent has arrived and is acknowledged. */
  putMs: number;
  /** Without a byte in either direction. A reader of a download who pauses is waited for as long as our own sockets are. */
  silenceMs: number;
};

const storageDeadlines: StorageDeadlines = {
  connectMs: 5_000,
  answerMs: 20_000,
  putMs: 180_000,
  silenceMs: 120_000,
};

/** What goes wrong is thrown, and logged where it is caught. */
const quiet = () => undefined;

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3, deadlines: StorageDeadlines) {
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
    region,
    // Its own default is to wait for ever.
    requestHandler: {
      connectionTimeout: deadlines.connectMs,
      requestTimeout: deadlines.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: deadlines.silenceMs,
    },
    maxAttempts: 2,
    // A service of one's own is rarely reached under a host name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without keys the library asks the machine it runs on.
    ...(accessKeyId && { credentials: { accessKeyId, secretAccessKey } }),
    // Every segment carries its own proof; compatible services do not all know the library's checksums.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { library, client };
}

export function createS3Storage(s3: S3, deadlines: StorageDeadlines = storageDeadlines): Storage {
  let connected: Promise<{ library: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const connection = () => {
    connected ??= connect(s3, deadlines);
    return connected;
  };
  const Bucket = s3.bucket;
  return {
    async put(Key, content, length) {
      const { library, client } = await connection();
      // The library neither listens for a body that breaks off nor gives up the request it was for.
      const broken = new AbortController();
      content.once('error', (error) => broken.abort(error));
      // The length is known, so nothing is gathered into parts in memory.
      const command = new library.PutObjectCommand({ Bucket, Key, Body: content, ContentLength: length });
      await client.send(command, { abortSignal: broken.signal, requestTimeout: deadlines.putMs });
    },
    async get(Key, range) {
      const { library, client } = await connection();
      const { Body } = await client.send(
        new library.GetObjectCommand({ Bucket, Key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      );
      return Body as Readable;
    },
    async delete(Key) {
      const { library, client } = await connection();
      await client.send(new library.DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
