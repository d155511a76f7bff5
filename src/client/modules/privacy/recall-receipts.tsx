import { Text } from '@mantine/core';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { RecallReceipt } from '#shared/consents/schema.ts';
import css from './privacy.module.css';

function State({ receipt }: { receipt: RecallReceipt }) {
  if (receipt.state === 'failed') return <>Couldn’t be delivered</>;
  if (!receipt.at) return <>Waiting</>;
  return (
    <>
      Received{' '}
      <time dateTime={receipt.at} title={formatMoment(receipt.at)}>
        {formatShortMoment(receipt.at)}
      </time>
    </>
  );
}

/** Whether those who got the request from us know that its sharing has ended. */
export function RecallReceipts({ receipts }: { receipts: readonly RecallReceipt[] }) {
  return (
    <div>
      <Text fw={600} inherit>
        Notice that sharing has ended
      </Text>
      <ul className={css.seen}>
        {receipts.map((receipt) => (
          <li key={receipt.to}>
            {receipt.to}: <State receipt={receipt} />
          </li>
        ))}
      </ul>
    </div>
  );
}
