import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { ReasonDialog } from '#client/modules/audit/reason-dialog.tsx';
import { type TableExportName, tableExportContents, tableExportPath } from '#shared/data-transfer/exports/schema.ts';

interface ExportButtonProps {
  name: TableExportName;
  /** The filters of the list on screen. */
  params?: Record<string, string>;
  label: string;
}

/** The browser downloads the file itself, however long it takes; the page stays. */
function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

/** Exports a list as CSV, after asking for the reason: exports of names are recorded in the audit log. */
export function ExportButton({ name, params = {}, label }: ExportButtonProps) {
  const [asking, setAsking] = useState(false);
  const { title } = tableExportContents[name];
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ReasonDialog
        title={`Download: ${title}`}
        action="Download"
        opened={asking}
        onClose={() => setAsking(false)}
        onReason={(reason) => {
          setAsking(false);
          download(tableExportPath(name, { ...params, reason }));
        }}
      >
        Once downloaded, the file is no longer protected by this site. Your name, the list and your reason are recorded
        in the audit log.
      </ReasonDialog>
    </>
  );
}
