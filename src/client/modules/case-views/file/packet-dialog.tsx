import { Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { casePacketPath, type PacketFormat, packetFormats } from '#shared/case-views/case-file.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { useDownload } from './use-download.ts';

const formats: Record<PacketFormat, { label: string; description: string }> = {
  json: { label: 'JSON', description: 'For software that reads our published format' },
  csv: { label: 'CSV', description: 'A table with a row for each field' },
};

interface PacketDialogProps {
  row: Pick<CaseDetail, 'id' | 'number'>;
  onClose: () => void;
}

/** The whole request for the broker’s own system: what is in it is said before it leaves the portal. */
export function PacketDialog({ row, onClose }: PacketDialogProps) {
  const [format, setFormat] = useState<PacketFormat>('json');
  const fileName = `packet-${row.number}.${format}`;
  const { pending, refusal, fetchFile } = useDownload(casePacketPath(row.id, format), fileName, onClose);
  return (
    <CommandDialog
      title="Download for your system"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void fetchFile();
      }}
      action={`Download ${formats[format].label}`}
      pending={pending}
      refusal={refusal}
    >
      <p>
        Includes the client, the answers with their codes, the coverage they asked for, options, a list of the documents
        with checksums, consents and the activity log. Sensitive answers are left out, and the file lists which
        questions those are. Messages are left out too.
      </p>
      <Radio.Group label="Format" value={format} onChange={(value) => setFormat(value as PacketFormat)}>
        <Group gap="lg" mt="xs">
          {packetFormats.map((value) => (
            <Radio key={value} value={value} {...formats[value]} />
          ))}
        </Group>
      </Radio.Group>
      <p>The file names the client, so keep it somewhere private. The download is recorded in the activity log.</p>
    </CommandDialog>
  );
}
