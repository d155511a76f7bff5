/** The labels of the queue. No zod here, so that any page may use them. */
import type { CaseSource, WorklistBucket, WorklistSort, WorkScope } from './filters.ts';
import type { FoundWhere } from './schema.ts';

const bucketLabels: Record<WorklistBucket, string> = {
  breached: 'Late',
  today: 'Due today',
  me: 'Waiting for you',
  withdrawal: 'Confirm withdrawal',
  routing: 'Unassigned',
  confirm: 'To be confirmed',
  client: 'Waiting for the client',
  hold: 'On hold',
  closed: 'Closed',
};

/** The label of a group, for its broker or for administrators. */
export function bucketLabel(bucket: WorklistBucket, scope: WorkScope): string {
  return bucket === 'me' && scope !== 'mine' ? 'Waiting for the broker' : bucketLabels[bucket];
}

const emptyBucketWords: Record<WorklistBucket, string> = {
  breached: 'Requests with an overdue reply appear here first.',
  today: 'Requests with a reply due before the end of the day appear here.',
  me: 'Requests that are waiting for your next step, and aren’t due today, appear here.',
  withdrawal: 'Withdrawn requests appear here until the broker has confirmed the withdrawal.',
  routing: 'Requests that no broker has accepted, and that aren’t due today, appear here.',
  confirm:
    'When a client accepts an option, the request appears here until coverage is confirmed, unless confirmation is due today.',
  client: 'Requests that are waiting for the client’s answer or decision appear here.',
  hold: 'Requests on hold appear here until their hold ends, or until the client writes.',
  closed: 'Closed requests appear here, whether or not they led to a policy.',
};

/** What appears in a group while it is empty. Each request is in one group: what is late or due today is in no other. */
export function emptyBucket(bucket: WorklistBucket, scope: WorkScope): string {
  const words = emptyBucketWords[bucket];
  return scope !== 'mine' ? words.replace('your next step', 'the broker’s next step') : words;
}

export const sortLabels: Record<WorklistSort, string> = {
  match: 'Best match',
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

/** What precedes the match in a list of what was found: “File: pink-card.pdf”. */
export const foundLabels: Record<FoundWhere, string> = {
  number: 'Request number',
  name: 'Client',
  title: 'Request',
  policy: 'Policy number',
  reference: 'Your reference',
  phone: 'Phone',
  email: 'Email',
  insurer: 'Insurer',
  vehicle: 'Vehicle',
  address: 'Address',
  business: 'Business',
  file: 'File',
  message: 'Message',
};
