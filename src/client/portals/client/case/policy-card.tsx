import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { trpc } from '#client/lib/trpc.tsx';
import { currentView } from '#client/lib/view-as.ts';
import { BoundFacts } from '#client/modules/cases/overview/bound-facts.tsx';
import { issuedKinds, issuedOf } from '#client/modules/documents/issued-documents.ts';
import { Section } from '#client/ui/section.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { documentContentPath, issuedAsLabels } from '#shared/documents/schema.ts';
import { hasPinkCard, pinkCardFact } from '#shared/lines/pink-card.ts';
import { dayWords } from '#shared/platform/time/words.ts';

interface PolicyCardProps {
  row: CaseDetail;
  bound: NonNullable<CaseDetail['bound']>;
  /** The reader was invited by the client. */
  shared: boolean;
}

/** The policy: what the broker recorded, and the documents to have at hand. */
export function PolicyCard({ row, bound, shared }: PolicyCardProps) {
  const { data } = trpc.documents.list.useQuery({ caseId: row.id });
  const kinds = issuedKinds(row.type);
  const files = kinds.flatMap((kind) =>
    issuedOf(data?.documents ?? [], kind).flatMap(({ id, versions: [version] }) =>
      version?.available ? [{ id, kind, version }] : [],
    ),
  );
  const missing = kinds.filter((kind) => !files.some((file) => file.kind === kind));
  const { text, source } = pinkCardFact;
  return (
    <Section
      title={shared ? 'The policy' : 'Your policy'}
      intro={shared ? 'The broker confirmed it with the insurer.' : 'Your broker confirmed it with the insurer.'}
    >
      <BoundFacts bound={bound} />
      {/* Impersonation gives no access to files. */}
      {files.length > 0 && !currentView() && (
        <Group gap="sm">
          {files.map(({ id, kind, version }) => (
            <Button
              key={id}
              component="a"
              href={`${documentContentPath(version.id)}?download`}
              download
              variant={kind === 'pink_card' ? 'default' : 'filled'}
              leftSection={<IconDownload size={18} aria-hidden="true" />}
            >
              Download {issuedAsLabels[kind].toLowerCase()}
            </Button>
          ))}
        </Group>
      )}
      {data && missing.length > 0 && (
        <p>
          Not here yet: {missing.map((kind) => issuedAsLabels[kind].toLowerCase()).join(', ')}.{' '}
          {shared
            ? 'The broker will send it.'
            : 'Your broker will send it. If you need it now, ask in the conversation.'}
        </p>
      )}
      {hasPinkCard(row.type) && (
        <Text c="dimmed" size="sm">
          {text} Source:{' '}
          <Anchor href={source.url} rel="noreferrer" inherit underline="always">
            {source.publisher}, {dayWords(source.published)}
          </Anchor>
          .
        </Text>
      )}
    </Section>
  );
}
