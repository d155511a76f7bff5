import { trpc } from '#client/lib/trpc.tsx';
import {
  SUBSCRIBERS_COUNTED_MAX,
  subscriberStatusLabels,
  subscriberStatusSchema,
} from '#shared/newsletter/desk-schema.ts';
import css from './subscriber-counts.module.css';

const words = new Intl.NumberFormat('en-CA');

/** The number of addresses by status; very large numbers are shown as "that many or more". */
export function SubscriberCounts() {
  const { data } = trpc.subscribers.counts.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <dl className={css.counts}>
      {subscriberStatusSchema.options.map((status) => {
        const count = data?.[status];
        const many = count !== undefined && count >= SUBSCRIBERS_COUNTED_MAX;
        return (
          <div className={css.count} key={status}>
            <dt>{subscriberStatusLabels[status]}</dt>
            <dd>{count === undefined ? '…' : `${words.format(count)}${many ? ' or more' : ''}`}</dd>
          </div>
        );
      })}
    </dl>
  );
}
