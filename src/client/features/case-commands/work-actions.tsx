import { Button } from '@mantine/core';
import { IconArchive, IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { CaseDetail } from '#shared/cases/views.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { RequestInformationDialog } from './request-information-dialog.tsx';

/** What staff may do with a case now: only what the server would accept. */
export function WorkActions({ row }: { row: Pick<CaseDetail, 'id' | 'version' | 'allowedEvents' | 'broker'> }) {
  const { id: caseId, version, allowedEvents } = row;
  const [open, setOpen] = useState<'ask' | 'close' | null>(null);
  const dialog = { caseId, version, onClose: () => setOpen(null) };
  return (
    <>
      {allowedEvents.includes('information_requested') && (
        <Button
          variant="light"
          leftSection={<IconHelpCircle size={18} aria-hidden="true" />}
          onClick={() => setOpen('ask')}
        >
          Ask for information
        </Button>
      )}
      {allowedEvents.includes('lost') && (
        <Button
          variant="default"
          leftSection={<IconArchive size={18} aria-hidden="true" />}
          onClick={() => setOpen('close')}
        >
          Close with a reason
        </Button>
      )}
      <ReopenButton row={row} />
      <RequestInformationDialog {...dialog} opened={open === 'ask'} />
      <CloseDialog {...dialog} opened={open === 'close'} />
    </>
  );
}
