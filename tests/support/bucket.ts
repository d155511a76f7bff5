import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export type Bucket = {
  name: string;
  endpoint: string;
  /** For the environment of a server. */
  variables: Record<string, string>;
  /** The keys of everything that is stored in it. */
  keys(): Promise<string[]>;
  stop(): Promise<void>;
};

/** An S3-compatible service with one bucket, in a folder of its own. */
export async function startBucket(): Promise<Bucket> {
  const name = 'documents';
  const directory = await mkdtemp(path.join(tmpdir(), 'coverbridge-bucket-'));
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = (await service.run()) as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const OBJECT = '._S3rver_object';
  return {
    name,
    endpoint,
    variables: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async keys() {
      const files = await readdir(path.join(directory, name), { recursive: true });
      return files.filter((file) => file.endsWith(OBJECT)).map((file) => file.slice(0, -OBJECT.length));
    },
    async stop() {
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
