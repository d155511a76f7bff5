import { Button, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { latePart } from '#client/ui/late-part.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';

const Uploader = latePart(async () => (await import('#client/modules/documents/uploader.tsx')).Uploader, {
  fallback: <Skeleton height={150} />,
});

/** A quick upload: the request it belongs to, and the file. Renders nothing while no request accepts documents. */
export function SendDocument({ cases }: { cases: readonly CaseSummary[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const row = cases.find(({ id }) => id === chosen) ?? cases[0];
  if (!row) return null;
  return (
    <Section title="Upload a document" bare>
      {cases.length > 1 ? (
        <NativeSelect
          maw="30rem"
          label="Request"
          data={cases.map(({ id, title, number }) => ({ value: id, label: `${title}, ${number}` }))}
          value={row.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <Text c="dimmed">
          For {row.title}, {row.number}
        </Text>
      )}
      <CaseUploader key={row.id} row={row} />
    </Section>
  );
}

function CaseUploader({ row }: { row: CaseSummary }) {
  const { data, error, refetch } = trpc.documents.list.useQuery({ caseId: row.id });
  if (!data && error) {
    return (
      <p role="alert">
        {toApiError(error).serverMessage}{' '}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton height={150} />;
  const wanted = data.requests.filter(({ status }) => status === 'open' || status === 'rejected').length;
  return (
    <>
      {wanted > 0 && (
        <p>
          Your broker asked for {wanted === 1 ? 'a document' : `${wanted} documents`}.{' '}
          <Link to={`${paths.portal.case(row.id)}#documents`}>
            Upload {wanted === 1 ? 'it' : 'them'} from the checklist
          </Link>
          , and anything else below.
        </p>
      )}
      {data.mayUpload ? (
        <Uploader caseId={row.id} side="client" limits={data.limits} />
      ) : (
        <p>Documents can’t be uploaded to this request right now.</p>
      )}
      <p>
        <Link to={`${paths.portal.case(row.id)}#documents`}>All documents for this request</Link>
      </p>
    </>
  );
}
