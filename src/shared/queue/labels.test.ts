import { expect, test } from 'vitest';
import { bucketLabel, emptyBucket } from './labels.ts';
import { worklistBucketSchema } from './schema.ts';

test.each(worklistBucketSchema.options)(
  'the group "%s" says what appears in it, to brokers and to administrators',
  (bucket) => {
    for (const scope of ['mine', 'all'] as const) expect(emptyBucket(bucket, scope)).toMatch(/ appears? here.*\.$/);
    expect(`${bucketLabel(bucket, 'all')} ${emptyBucket(bucket, 'all')}`).not.toMatch(/\byour?\b/);
  },
);
