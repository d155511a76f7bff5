import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { useCaseFile } from './use-case-file.ts';

interface CaseFileDialogProps {
  row: Pick<CaseDetail, 'id' | 'number'>;
  onClose: () => void;
}

/** What a case file contains, shown before it is downloaded: the copy leaves the portal, and the download is recorded. */
export function CaseFileDialog({ row, onClose }: CaseFileDialogProps) {
  const { pending, refusal, fetchFile } = useCaseFile(row.id, `case-file-${row.number}.pdf`, onClose);
  return (
    <CommandDialog
      title="Case file as PDF"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void fetchFile();
      }}
      action="Download the case file"
      pending={pending}
      refusal={refusal}
    >
      <p>
        The request with its answers, options, calls, documents with their checksums, consents word for word, why this
        broker, and the history. Sensitive answers and the conversation are not in it.
      </p>
      <p>The file names the client: keep it where nobody else looks. The download stands in the history.</p>
    </CommandDialog>
  );
}
