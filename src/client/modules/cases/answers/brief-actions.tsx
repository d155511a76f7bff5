import { Button } from '@mantine/core';
import { IconCopy, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Brief } from '#shared/cases/briefs.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { AskDialog } from './ask-dialog.tsx';
import { AskedLine } from './asked-line.tsx';
import { CopyDialog } from './copy-dialog.tsx';

interface BriefActionsProps {
  row: Pick<CaseDetail, 'id' | 'version' | 'allowedEvents'>;
  brief: Brief;
  sensitive: boolean;
  reason: string | undefined;
}

/** What those who work on a request do with its summary. */
export function BriefActions({ row, brief, sensitive, reason }: BriefActionsProps) {
  const [dialog, setDialog] = useState<'copy' | 'ask' | null>(null);
  const close = () => setDialog(null);
  const common = { caseId: row.id, open: brief.open, onClose: close };
  return (
    <>
      <Button
        leftSection={<IconCopy size={17} aria-hidden="true" />}
        variant="default"
        onClick={() => setDialog('copy')}
      >
        Copy for rating
      </Button>
      {brief.open.length > 0 && row.allowedEvents.includes('information_requested') && (
        <Button leftSection={<IconListCheck size={17} aria-hidden="true" />} onClick={() => setDialog('ask')}>
          Ask the client
        </Button>
      )}
      <AskedLine caseId={row.id} />
      {dialog === 'copy' && <CopyDialog {...common} sensitive={sensitive} reason={reason} />}
      {dialog === 'ask' && <AskDialog {...common} version={row.version} />}
    </>
  );
}
