/** The labels of the queue. No zod here, so that any page may use them. */
import type { CaseSource, WorklistBucket, WorklistSort } from './schema.ts';

export const bucketLabels: Record<WorklistBucket, string> = {
  breached: 'Late',
  today: 'Due today',
  me: 'Waiting for you',
  routing: 'Unassigned',
  confirm: 'Accepted, to confirm',
  client: 'Waiting for the client',
  hold: 'On hold',
  closed: 'Closed',
};

export const sortLabels: Record<WorklistSort, string> = {
  due: 'Reply due soonest',
  activity: 'Recently updated',
  waiting: 'Least recently updated',
  created: 'Newest',
};

export const sourceLabels: Record<CaseSource, string> = {
  website: 'Website',
  chat: 'Website chat',
  contact: 'Contact message',
  import: 'Import',
  broker: 'Entered by a broker',
  api: 'API',
};
