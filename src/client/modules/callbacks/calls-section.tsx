import { Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { useNow } from '#client/lib/use-now.ts';
import { Card } from '#client/ui/card.tsx';
import type { Callback } from '#shared/callbacks/schema.ts';
import { BookCall } from './book-call.tsx';
import { CallItem } from './call-item.tsx';
import css from './calls.module.css';

interface CallsSectionProps {
  caseId: string;
  side: 'staff' | 'client';
}

/** Upcoming calls, and for staff those without a recorded outcome. Finished calls are in the history. A client without one can book one. */
export function CallsSection({ caseId, side }: CallsSectionProps) {
  const id = useId();
  const now = useNow();
  const { data } = trpc.callbacks.list.useQuery({ caseId });
  const concerns = ({ status, endsAt }: Callback) =>
    status === 'planned' && (side === 'staff' || Date.parse(endsAt) > now);
  const calls = data?.callbacks.filter(concerns) ?? [];
  if (data?.mayBook && calls.length === 0) return <BookCall caseId={caseId} />;
  if (!data || calls.length === 0) return null;
  return (
    <Card as="section" className={css.section} id="calls" aria-labelledby={id} tabIndex={-1}>
      <Title order={2} size="h3" id={id}>
        {calls.length === 1 ? 'Scheduled call' : 'Scheduled calls'}
      </Title>
      <Stack component="ul" className="plain-list">
        {calls.map((call) => (
          <CallItem
            key={call.id}
            call={{ ...call, begun: Date.parse(call.startsAt) <= now }}
            side={side}
            mayMove={data.mayPlan}
            mayEnd={data.mayEnd}
          />
        ))}
      </Stack>
    </Card>
  );
}
