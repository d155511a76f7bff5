import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { CaseDetail } from '#shared/cases/views.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

/** Reopens a closed case; renders nothing where that is not allowed. */
export function ReopenButton({ row }: { row: Pick<CaseDetail, 'id' | 'version' | 'allowedEvents' | 'broker'> }) {
  const [opened, setOpened] = useState(false);
  if (!row.allowedEvents.includes('reopened')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Reopen this request
      </Button>
      <ReopenDialog
        caseId={row.id}
        version={row.version}
        brokerName={row.broker?.name ?? null}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
