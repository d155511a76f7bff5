/** The active filters, each in words and with the query change that removes it. */

import { priorityLabels, staffStatusLabels, stageLabels } from '#shared/cases/labels.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import type { WorkScope } from '#shared/queue/filters.ts';
import { bucketLabel, sourceLabels } from '#shared/queue/labels.ts';
import type { QueueQuery } from '#shared/queue/query.ts';

export interface ActiveFilter {
  key: string;
  words: string;
  /** The query change that removes it. */
  without: Partial<QueueQuery>;
}

type Many = 'types' | 'statuses' | 'stages' | 'priorities';

function each<Name extends Many>(
  query: QueueQuery,
  name: Name,
  label: string,
  words: Record<NonNullable<QueueQuery[Name]>[number], string>,
): ActiveFilter[] {
  const values = (query[name] ?? []) as NonNullable<QueueQuery[Name]>[number][];
  return values.map((value) => {
    const rest = values.filter((other) => other !== value);
    return {
      key: `${name}-${value}`,
      words: `${label}: ${words[value]}`,
      without: { [name]: rest.length > 0 ? rest : undefined },
    };
  });
}

/** `brokerName` is looked up elsewhere: the address only has an id. */
export function activeFilters(query: QueueQuery, scope: WorkScope, brokerName?: string): ActiveFilter[] {
  const { q, bucket, area, broker, source, offers, withdrawals, from, to } = query;
  const one = (key: keyof QueueQuery, words: string): ActiveFilter => ({ key, words, without: { [key]: undefined } });
  return [
    ...(q ? [one('q', `Search: ${q}`)] : []),
    ...(bucket ? [one('bucket', bucketLabel(bucket, scope))] : []),
    ...each(query, 'types', 'Type', lineLabels),
    ...each(query, 'statuses', 'Status', staffStatusLabels),
    ...each(query, 'stages', 'Stage', stageLabels),
    ...each(query, 'priorities', 'Priority', priorityLabels),
    ...(area ? [one('area', `Area: ${area}`)] : []),
    ...(broker ? [one('broker', broker === 'none' ? 'Unassigned' : `Broker: ${brokerName ?? 'selected'}`)] : []),
    ...(source ? [one('source', `Source: ${sourceLabels[source]}`)] : []),
    ...(offers ? [one('offers', 'Offer expires within a business hour')] : []),
    ...(withdrawals ? [one('withdrawals', 'Withdrawal not confirmed within two business days')] : []),
    ...(from ? [one('from', `Received since ${dayWords(from)}`)] : []),
    ...(to ? [one('to', `Received up to ${dayWords(to)}`)] : []),
  ];
}
