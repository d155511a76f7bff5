/** What the installation runs with: nothing here is about anybody. */
import { classesOf } from '#server/data/classes.ts';

export const running = {
  // The name of a firm.
  Organization: classesOf<'Organization'>()({
    table: 'organizations',
    leads: {},
    kept: { key: ['id'], own: ['name'], fact: ['kind', 'created_at'] },
  }),
  Setting: classesOf<'Setting'>()({
    table: 'settings',
    leads: {},
    kept: {
      key: ['key', 'organization_id'],
      own: ['value'],
      fact: ['version', 'updated_at'],
      staff: ['updated_by_name'],
    },
  }),
  DailyCount: classesOf<'DailyCount'>()({
    table: 'daily_counts',
    leads: {},
    kept: { key: ['day', 'metric', 'dimension', 'organization_id'], fact: ['count', 'total'] },
  }),
  AssistantUsage: classesOf<'AssistantUsage'>()({
    table: 'assistant_usage',
    leads: {},
    kept: { key: ['day'], fact: ['tokens', 'calls'] },
  }),
  // By account or by a hash; they run out within a day.
  RateLimit: classesOf<'RateLimit'>()({
    table: 'rate_limits',
    leads: {},
    kept: { key: ['key'], fact: ['points', 'expires_at'] },
  }),
  BrowserFailure: classesOf<'BrowserFailure'>()({
    table: 'browser_failures',
    leads: {},
    kept: {
      key: ['id', 'fingerprint', 'request_id'],
      fact: ['kind', 'browser', 'release', 'count', 'first_at', 'last_at'],
      unlinked: ['name', 'message', 'stack', 'page'],
    },
  }),
  KeyCheck: classesOf<'KeyCheck'>()({ table: 'key_checks', leads: {}, kept: { key: ['id'], own: ['sealed'] } }),
  DocumentFolder: classesOf<'DocumentFolder'>()({
    table: 'document_folders',
    leads: {},
    kept: { key: ['id'], own: ['identity'], fact: ['created_at'] },
  }),
};
