import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { consentCertificatePath, paths } from '#shared/platform/paths.ts';
import { useDownload } from './use-download.ts';

interface CertificateDialogProps {
  row: Pick<CaseDetail, 'id' | 'number'>;
  onClose: () => void;
}

/** What the proof of consent is good for, shown before it is downloaded. */
export function CertificateDialog({ row, onClose }: CertificateDialogProps) {
  const address = consentCertificatePath(row.id);
  const { pending, refusal, fetchFile } = useDownload(address, `consent-${row.number}.json`, onClose);
  return (
    <CommandDialog
      title="Download proof of consent"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void fetchFile();
      }}
      action="Download proof"
      pending={pending}
      refusal={refusal}
    >
      <p>
        A signed file with the exact words the client agreed to, when, and where that is in our ledger. It names nobody:
        with the client’s email address, anyone can tell that it’s about them.
      </p>
      <p>
        Anyone can check it at{' '}
        <a href={paths.verify} target="_blank" rel="noreferrer">
          {paths.verify}
        </a>
        , also without us. Keep the file as it is: if it’s edited, it’s no longer valid. The client sees that you
        downloaded it.
      </p>
    </CommandDialog>
  );
}
