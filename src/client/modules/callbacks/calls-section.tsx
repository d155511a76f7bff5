import { useId } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { useNow } from '#client/lib/use-now.ts';
import type { Callback } from '#shared/callbacks/schema.ts';
import { CallItem } from './call-item.tsx';
import css from './calls-section.module.css';

interface CallsSectionProps {
  caseId: string;
  side: 'staff' | 'client';
}

/** Upcoming calls, and for staff those without a recorded outcome. Finished calls are in the history. */
export function CallsSection({ caseId, side }: CallsSectionProps) {
  const id = useId();
  const now = useNow();
  const { data } = trpc.callbacks.list.useQuery({ caseId });
  const concerns = ({ status, endsAt }: Callback) =>
    status === 'planned' && (side === 'staff' || Date.parse(endsAt) > now);
  const calls = data?.callbacks.filter(concerns) ?? [];
  if (!data || calls.length === 0) return null;
  return (
    <section className={css.section} id="calls" aria-labelledby={id} tabIndex={-1}>
      <h2 className={css.title} id={id}>
        {calls.length === 1 ? 'A planned call' : 'Planned calls'}
      </h2>
      <ul className={css.calls}>
        {calls.map((call) => (
          <CallItem
            key={call.id}
            call={{ ...call, begun: Date.parse(call.startsAt) <= now }}
            side={side}
            mayMove={data.mayPlan}
            mayEnd={data.mayEnd}
          />
        ))}
      </ul>
    </section>
  );
}
