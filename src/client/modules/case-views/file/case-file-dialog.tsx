import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { caseFilePath } from '#shared/case-views/case-file.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { useDownload } from './use-download.ts';

interface CaseFileDialogProps {
  row: Pick<CaseDetail, 'id' | 'number'>;
  onClose: () => void;
}

/** What a case file contains, shown before it is downloaded: the copy leaves the portal, and the download is recorded. */
export function CaseFileDialog({ row, onClose }: CaseFileDialogProps) {
  const { pending, refusal, fetchFile } = useDownload(caseFilePath(row.id), `case-file-${row.number}.pdf`, onClose);
  return (
    <CommandDialog
      title="Download request as PDF"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void fetchFile();
      }}
      action="Download PDF"
      pending={pending}
      refusal={refusal}
    >
      <p>
        Includes the request with its answers, options, calls, documents with checksums, the exact wording of each
        consent, why this broker was chosen, and the activity log. Sensitive answers and the conversation are left out.
      </p>
      <p>The file names the client, so keep it somewhere private. The download is recorded in the activity log.</p>
    </CommandDialog>
  );
}
