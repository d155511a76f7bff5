import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { ReasonDialog } from '#client/modules/audit/reason-dialog.tsx';
import { Section } from '#client/ui/section.tsx';
import type { LegalHold } from '#shared/privacy/retention/schema.ts';
import details from '../details/details.module.css';

function Hold({ hold, onRelease }: { hold: LegalHold; onRelease: () => void }) {
  const { reason, placedByName, createdAt, releasedAt, releasedByName } = hold;
  return (
    <Stack component="li" align="start" gap="var(--space-4)">
      {!releasedAt && (
        <Group component="span" gap="var(--space-6)" c="var(--warn)" fw={600}>
          <IconLock size={16} aria-hidden="true" /> Nothing is deleted
        </Group>
      )}
      <span>{reason}</span>
      <Text component="span" c="dimmed" size="sm">
        Placed by {placedByName}, {formatDay(createdAt)}
        {releasedAt && `. Released by ${releasedByName}, ${formatDay(releasedAt)}`}
      </Text>
      {!releasedAt && (
        <Button variant="default" size="compact-sm" onClick={onRelease}>
          Release
        </Button>
      )}
    </Stack>
  );
}

/** Legal holds of a case: while one is active, retention, erasure and undo remove nothing of it or of its client. */
export function LegalHoldSection({ caseId }: { caseId: string }) {
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<'place' | LegalHold | null>(null);
  const { data, error } = trpc.legalHolds.list.useQuery({ caseId }, { refetchOnMount: 'always' });
  const changed = {
    onSuccess(next: { holds: LegalHold[] }) {
      setOpen(null);
      utils.legalHolds.list.setData({ caseId }, next);
      void utils.cases.timeline.invalidate({ caseId });
    },
  };
  const place = trpc.legalHolds.place.useMutation(changed);
  const release = trpc.legalHolds.release.useMutation(changed);
  const failure = error ?? null;
  return (
    <Section title="Legal hold">
      <Stack align="start" gap="sm">
        {failure && <p>{toApiError(failure).serverMessage}</p>}
        {data?.holds.length === 0 && (
          <Text c="dimmed" size="sm">
            None. Records are kept for the published retention periods.
          </Text>
        )}
        {data && data.holds.length > 0 && (
          <Stack component="ul" className={`plain-list ${details.breaking}`} gap="sm">
            {data.holds.map((hold) => (
              <Hold key={hold.id} hold={hold} onRelease={() => setOpen(hold)} />
            ))}
          </Stack>
        )}
        {data?.holds.every(({ releasedAt }) => releasedAt) && (
          <Button variant="default" size="compact-sm" onClick={() => setOpen('place')}>
            Place a legal hold
          </Button>
        )}
      </Stack>
      <ReasonDialog
        title="Place a legal hold"
        action="Place hold"
        opened={open === 'place'}
        onClose={() => setOpen(null)}
        onReason={(reason) => place.mutate({ caseId, reason })}
        pending={place.isPending}
        refusal={place.error && toApiError(place.error).serverMessage}
      >
        Until it’s released, nothing about this request or its client is deleted, whether under the retention schedule
        or through a deletion request. Staff see the hold in the activity. The client doesn’t.
      </ReasonDialog>
      <ReasonDialog
        title="Release the legal hold"
        action="Release hold"
        opened={open !== null && open !== 'place'}
        onClose={() => setOpen(null)}
        onReason={(reason) => open && open !== 'place' && release.mutate({ holdId: open.id, reason })}
        pending={release.isPending}
        refusal={release.error && toApiError(release.error).serverMessage}
      >
        Anything past its retention period will be deleted in the next nightly run.
      </ReasonDialog>
    </Section>
  );
}
