import { Modal, Stack, Text } from '@mantine/core';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { Duplicate } from '#shared/cases/move-schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { ComparedCase } from './compared-case.tsx';
import css from './duplicates.module.css';
import { JoinButton } from './join-button.tsx';

interface CompareDialogProps {
  row: CaseDetail;
  others: readonly Duplicate[];
  pathOf: (caseId: string) => string;
  onClose: () => void;
}

/** The open request next to each of the others: who, what, when, which status. */
export function CompareDialog({ row, others, pathOf, onClose }: CompareDialogProps) {
  const own = {
    caseId: row.id,
    number: row.number,
    title: row.title,
    clientName: row.clientName ?? '',
    email: row.contact?.email ?? '',
    phone: row.contact?.phone ?? '',
    brokerName: row.brokerName,
    createdAt: row.createdAt,
    lastEventAt: row.lastEventAt,
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Requests from the same person"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="xl"
      centered
    >
      <Text maw="var(--reading)" mb="md">
        When you merge two requests, one stays open. The other is closed, keeps everything in it, and can be separated
        again. The client will be notified.
      </Text>
      <Stack component="ul" className="plain-list">
        {others.map((other) => (
          <li key={other.caseId} className={css.pair}>
            <ComparedCase
              heading="This request"
              facts={own}
              status={<StatusBadge status={row.status} side="staff" />}
            />
            <ComparedCase
              heading="The other request"
              facts={other}
              same={other}
              href={pathOf(other.caseId)}
              status={<StatusBadge status={other.status} side="staff" />}
            />
            <div className={css.actions}>
              {other.refusal ? (
                <p>{other.refusal}</p>
              ) : (
                row.allowedEvents.includes('merged') && (
                  <JoinButton row={row} other={other} path={pathOf(other.caseId)} onDone={onClose} />
                )
              )}
            </div>
          </li>
        ))}
      </Stack>
    </Modal>
  );
}
