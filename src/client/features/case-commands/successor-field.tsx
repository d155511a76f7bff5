import { NativeSelect } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import css from './successor-field.module.css';

interface SuccessorFieldProps {
  caseId: string;
  label: string;
  description?: string;
  value?: string;
  error?: ReactNode;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** The brokers who may have a request, and behind a fold why the others may not. */
export function SuccessorField({ caseId, error, ...field }: SuccessorFieldProps) {
  const successors = trpc.cases.successors.useQuery({ caseId }, { refetchOnMount: 'always' });
  const brokers = successors.data?.brokers ?? [];
  const eligible = brokers.filter((broker) => broker.eligible);
  const others = brokers.filter((broker) => !broker.eligible);
  const failure = successors.error && toApiError(successors.error).serverMessage;
  const first = successors.isPending
    ? 'Loading…'
    : eligible.length === 0
      ? 'Nobody passes the rules'
      : 'Choose a broker';
  return (
    <div className={css.field}>
      <NativeSelect
        data={[
          { value: '', label: first },
          ...eligible.map(({ brokerId, name, firm, openCases, capacity }) => ({
            value: brokerId,
            label: `${name}, ${firm} (${openCases} of ${capacity} open)`,
          })),
        ]}
        error={failure || error}
        {...field}
      />
      {others.length > 0 && (
        <details className={css.others}>
          <summary>
            {others.length === 1 ? 'Why one other broker cannot' : `Why ${others.length} other brokers cannot`}
          </summary>
          <ul className={css.list}>
            {others.map(({ brokerId, name, reasons }) => (
              <li key={brokerId}>
                <strong>{name}:</strong> {reasons.join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
