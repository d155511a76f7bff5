import { Group } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { AnswersView } from '#client/modules/cases/answers/answers-view.tsx';
import { CaseHeader } from '#client/modules/cases/overview/case-header.tsx';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { wayBack } from '../desk/way-back.ts';
import { OfferActions } from './offer-actions.tsx';

/** A request that is not the broker's yet: enough to decide, without identifying the client. */
export function OfferedCase({ row }: { row: CaseDetail }) {
  const { state } = useLocation();
  return (
    <>
      <CaseHeader
        row={row}
        back={wayBack(state)}
        beside
        status={<StatusBadge status={row.status} side="staff" />}
        actions={<OfferActions row={row} />}
      />
      <Section title="Answers">
        <AnswersView
          caseId={row.id}
          note={
            <Group component="p" gap="xs" align="start" wrap="nowrap" c="dimmed">
              <IconEyeOff size={18} aria-hidden="true" />
              <span>
                You’ll see the client’s name, contact details and sensitive answers once the request is yours.
              </span>
            </Group>
          }
        />
      </Section>
    </>
  );
}
