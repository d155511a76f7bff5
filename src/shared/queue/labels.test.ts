import { expect, test } from 'vitest';
import { worklistBucketSchema } from './filters.ts';
import { bucketLabel, emptyBucket } from './labels.ts';

test.each(worklistBucketSchema.options)(
  'the group "%s" says what appears in it, to brokers and to administrators',
  (bucket) => {
    for (const scope of ['mine', 'all'] as const) expect(emptyBucket(bucket, scope)).toMatch(/ appears? here.*\.$/);
    expect(`${bucketLabel(bucket, 'all')} ${emptyBucket(bucket, 'all')}`).not.toMatch(/\byour?\b/);
  },
);
