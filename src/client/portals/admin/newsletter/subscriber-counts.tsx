import { trpc } from '#client/lib/trpc.tsx';
import {
  SUBSCRIBERS_COUNTED_MAX,
  subscriberStatusLabels,
  subscriberStatusSchema,
} from '#shared/newsletter/desk-schema.ts';
import { Counts } from '../details/counts.tsx';

const words = new Intl.NumberFormat('en-CA');

/** The number of addresses by status; very large numbers are shown as "that many or more". */
export function SubscriberCounts() {
  const { data } = trpc.subscribers.counts.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Counts
      counts={subscriberStatusSchema.options.map((status) => {
        const count = data?.[status];
        const many = count !== undefined && count >= SUBSCRIBERS_COUNTED_MAX;
        return {
          key: status,
          label: subscriberStatusLabels[status],
          count: count === undefined ? '…' : `${words.format(count)}${many ? ' or more' : ''}`,
        };
      })}
    />
  );
}
