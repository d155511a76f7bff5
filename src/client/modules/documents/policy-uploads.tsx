import { Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconFileUpload } from '@tabler/icons-react';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { fileProblem } from '#shared/documents/file-check.ts';
import { type DocumentList, type IssuedAs, issuedAsLabels } from '#shared/documents/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { ChooseFiles } from './choose-files.tsx';
import { issuedKinds, issuedOf } from './issued-documents.ts';
import { sendFiles } from './upload-commands.ts';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

/** What the client waits for after a policy is bound: each file is in their portal as soon as it is chosen. */
export function PolicyUploads({ caseId, type }: { caseId: string; type: CaseType }) {
  const { data } = trpc.documents.list.useQuery({ caseId });
  if (!data?.mayUpload) return null;
  return (
    <Section
      title="Send the policy"
      intro="The client finds these first in their portal, and gets an email that they’re there."
    >
      <Stack component="ul" className="plain-list" gap="sm">
        {issuedKinds(type).map((kind) => (
          <IssuedItem key={kind} caseId={caseId} kind={kind} list={data} />
        ))}
      </Stack>
    </Section>
  );
}

interface IssuedItemProps {
  caseId: string;
  kind: IssuedAs;
  list: DocumentList;
}

function IssuedItem({ caseId, kind, list }: IssuedItemProps) {
  const place = `issued:${kind}`;
  const uploads = useUploads(caseId, place);
  const sent = issuedOf(list.documents, kind);
  const name = issuedAsLabels[kind];

  function send(files: readonly File[]) {
    const category = kind === 'policy' ? 'policy' : 'vehicle';
    const purpose = { caseId, place, category, issuedAs: kind, staffOnly: false, held: false } as const;
    sendFiles(files, purpose, (file, waiting) => fileProblem(file, list.limits, waiting));
  }

  return (
    <li>
      <Group gap="sm">
        <ChooseFiles
          size="sm"
          variant={sent.length > 0 ? 'default' : 'filled'}
          leftSection={<IconFileUpload size={18} aria-hidden="true" />}
          onFiles={send}
        >
          {sent.length > 0 ? `Upload another ${name.toLowerCase()}` : `Upload ${name.toLowerCase()}`}
        </ChooseFiles>
        {sent.map(({ id, title }) => (
          <Text key={id} component="span" size="sm">
            <IconCheck size={16} aria-hidden="true" /> <bdi>{title}</bdi>
          </Text>
        ))}
      </Group>
      <UploadRows items={uploads} />
    </li>
  );
}
