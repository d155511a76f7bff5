import { formatMoment } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import { type IssueStatus, type IssueSummary, issueStatusLabels } from '#shared/newsletter/issues/schema.ts';
import { newsletterTopics } from '#shared/newsletter/schema.ts';

const tones: Record<IssueStatus, 'good' | 'calm' | 'warn'> = {
  draft: 'calm',
  scheduled: 'good',
  sending: 'good',
  paused: 'warn',
  sent: 'calm',
  cancelled: 'warn',
};

export function IssueStateWord({ status }: Pick<IssueSummary, 'status'>) {
  return <StateWord tone={tones[status]}>{issueStatusLabels[status]}</StateWord>;
}

/** The part of the topic before its colon. */
export function topicName(topic: IssueSummary['topic']): string {
  return topic ? (newsletterTopics[topic].split(':')[0] ?? topic) : 'No topic yet';
}

export function subjectOf({ subject }: Pick<IssueSummary, 'subject'>): string {
  return subject.trim() || 'Without a subject';
}

/** When it was or will be sent. */
export function timeWords({ status, sendAt, startedAt, endedAt, savedAt }: IssueSummary): string {
  if (status === 'scheduled' && sendAt) return `Sends ${formatMoment(sendAt)}`;
  if (status === 'sent' && endedAt) return `Sent ${formatMoment(endedAt)}`;
  if (status === 'cancelled' && endedAt) return `Cancelled ${formatMoment(endedAt)}`;
  if (startedAt) return `Started ${formatMoment(startedAt)}`;
  return `Saved ${formatMoment(savedAt)}`;
}
