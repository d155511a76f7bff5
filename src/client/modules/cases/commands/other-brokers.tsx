import type { RouterOutputs } from '#client/lib/trpc.tsx';
import css from './successor-field.module.css';

interface OtherBrokersProps {
  brokers: RouterOutputs['cases']['successors']['brokers'];
  /** The total number; the list may hold fewer. */
  count: number;
}

/** Folded away: the brokers who may not receive a request, and why. Shown with their firms, because names repeat. */
export function OtherBrokers({ brokers, count }: OtherBrokersProps) {
  return (
    <details className={css.others}>
      <summary>{count === 1 ? 'Why one other broker cannot' : `Why ${count} other brokers cannot`}</summary>
      <ul className={css.list}>
        {brokers.map(({ brokerId, name, firm, reasons }) => (
          <li key={brokerId}>
            <strong>{name}</strong>
            {firm && `, ${firm}`}: {reasons.join(' ')}
          </li>
        ))}
      </ul>
      {count > brokers.length && <p className={css.more}>Find a broker by name to see why they cannot take it on.</p>}
    </details>
  );
}
