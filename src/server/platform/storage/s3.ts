/** Files in an S3-compatible bucket. The library is large and is loaded only where a bucket is configured. */
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Env } from '#server/env.ts';
import type { Storage } from './storage.ts';

type S3 = NonNullable<Env['s3']>;

export type StorageDeadlines = {
  /** Milliseconds until there is a connection. */
  connectMs: number;
  /** Until the service has begun to respond. */
  answerMs: number;
  /** Until an uploaded file has arrived and is acknowledged. */
  putMs: number;
  /** Without a byte in either direction. As long as our own sockets wait for a reader who pauses a download. */
  silenceMs: number;
};

const storageDeadlines: StorageDeadlines = {
  connectMs: 5_000,
  answerMs: 20_000,
  putMs: 180_000,
  silenceMs: 120_000,
};

/** Errors are thrown, and logged where they are caught. */
const quiet = () => undefined;

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3, deadlines: StorageDeadlines) {
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
    region,
    // Its own default is to wait forever.
    requestHandler: {
      connectionTimeout: deadlines.connectMs,
      requestTimeout: deadlines.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: deadlines.silenceMs,
    },
    maxAttempts: 2,
    // A self-hosted service is rarely reachable under a host name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without keys the library gets credentials from the machine it runs on.
    ...(accessKeyId && { credentials: { accessKeyId, secretAccessKey } }),
    // Every segment is authenticated; compatible services do not all support the library's checksums.
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
      // The library neither handles an error of the body nor aborts its request.
      const broken = new AbortController();
      content.once('error', (error) => broken.abort(error));
      // The length is known, so nothing is buffered into parts in memory.
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
