/** What the installation needs to run: nothing here is about a person. */
import { classesOf } from './classes.ts';

export const running = {
  // The name of a brokerage.
  Organization: classesOf<'Organization'>()({
    table: 'organizations',
    life: { grows: 'with every firm' },
    leads: {},
    kept: { key: ['id'], own: ['name'], fact: ['kind', 'created_at'] },
  }),
  Setting: classesOf<'Setting'>()({
    table: 'settings',
    life: { grows: 'by one row per setting' },
    leads: {},
    kept: {
      key: ['key', 'organization_id'],
      own: ['value'],
      fact: ['version', 'updated_at'],
      staff: ['updated_by_name'],
    },
  }),
  PublishedRevision: classesOf<'PublishedRevision'>()({
    table: 'published_revisions',
    life: { grows: 'by one row each time an administrator publishes' },
    leads: {},
    kept: {
      key: ['key', 'number', 'organization_id'],
      own: ['value', 'note'],
      fact: ['published_at', 'restored_from'],
      staff: ['published_by_name'],
    },
  }),
  Article: classesOf<'Article'>()({
    table: 'articles',
    life: { grows: 'with each article that administrators write' },
    leads: {},
    kept: {
      key: ['id', 'saved_by_id'],
      own: ['slug', 'title', 'text', 'note', 'problem'],
      fact: [
        'status',
        'version',
        'has_changes',
        'saved_at',
        'text_changed_at',
        'publish_at',
        'published_number',
        'first_published_at',
        'published_at',
        'withdrawn_at',
        'created_at',
      ],
      staff: ['saved_by_name', 'decided_by_name'],
    },
  }),
  DailyCount: classesOf<'DailyCount'>()({
    table: 'daily_counts',
    life: { grows: 'by a few dozen rows a day, which the charts read once the rows behind them are gone' },
    leads: {},
    kept: { key: ['day', 'metric', 'dimension', 'organization_id'], fact: ['count', 'total'] },
  }),
  AssistantUsage: classesOf<'AssistantUsage'>()({
    table: 'assistant_usage',
    life: { rules: ['statistics'] },
    leads: {},
    kept: { key: ['day'], fact: ['tokens', 'calls'] },
  }),
  PageFeedback: classesOf<'PageFeedback'>()({
    table: 'page_feedback',
    life: { rules: ['statistics'] },
    leads: {},
    kept: { key: ['day', 'page'], fact: ['helpful', 'not_helpful'] },
  }),
  // By account or by a hash; they expire within a day.
  RateLimit: classesOf<'RateLimit'>()({
    table: 'rate_limits',
    life: { hourly: 'within a day of expiring' },
    leads: {},
    kept: { key: ['key'], fact: ['points', 'expires_at'] },
  }),
  // Found by a digest of its call alone, and sealed.
  IdempotencyKey: classesOf<'IdempotencyKey'>()({
    table: 'idempotency_keys',
    life: { hourly: '24 hours after the call' },
    leads: {},
    kept: { key: ['id'], fact: ['expires_at'], unlinked: ['sealed'] },
  }),
  BrowserFailure: classesOf<'BrowserFailure'>()({
    table: 'browser_failures',
    life: { hourly: '30 days after it was last seen' },
    leads: {},
    kept: {
      key: ['id', 'fingerprint', 'request_id'],
      fact: ['kind', 'browser', 'release', 'count', 'first_at', 'last_at'],
      unlinked: ['name', 'message', 'stack', 'page'],
    },
  }),
  KeyCheck: classesOf<'KeyCheck'>()({
    table: 'key_checks',
    life: { grows: 'by one row in total' },
    leads: {},
    kept: { key: ['id'], own: ['sealed'] },
  }),
  // Without it, no hash of the suppression list can be compared with an address.
  SuppressionKey: classesOf<'SuppressionKey'>()({
    table: 'suppression_keys',
    life: { grows: 'by one row in total' },
    leads: {},
    kept: { key: ['id'], own: ['sealed'] },
  }),
  // Browsers subscribe for one key: with another, no device could be reached.
  PushKey: classesOf<'PushKey'>()({
    table: 'push_keys',
    life: { grows: 'by one row in total' },
    leads: {},
    kept: { key: ['id'], own: ['public_key', 'sealed'] },
  }),
  // The names of the file and its owner are sealed; the account is in the id only as a hash.
  StagedUpload: classesOf<'StagedUpload'>()({
    table: 'staged_uploads',
    life: { hourly: 'a day after the last byte' },
    leads: {},
    kept: {
      key: ['id', 'owner_tag'],
      fact: ['offset', 'last_activity_at', 'created_at'],
      own: ['segments'],
      unlinked: ['facts'],
    },
  }),
  ReleaseAsset: classesOf<'ReleaseAsset'>()({
    table: 'release_assets',
    life: { grows: 'with each release, by some megabytes, and loses what a newer one has had no use for in a month' },
    leads: {},
    kept: { key: ['name'], own: ['content'], fact: ['is_compressed', 'superseded_at'] },
  }),
  DocumentFolder: classesOf<'DocumentFolder'>()({
    table: 'document_folders',
    life: { grows: 'by one row in total' },
    leads: {},
    kept: { key: ['id'], own: ['identity'], fact: ['created_at'] },
  }),
};
