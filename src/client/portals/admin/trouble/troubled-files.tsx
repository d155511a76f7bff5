import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import type { TroubledFiles as Troubled } from '#shared/operations/failed-jobs.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './trouble.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { TroubleSection } from './trouble-section.tsx';
import { useTried } from './use-tried.ts';

const stateWords: Readonly<Record<Troubled['files'][number]['state'], string>> = {
  infected: 'Quarantined: nobody can open it',
  pending: 'Waiting for the scanner: nobody can open it yet',
  skipped: 'Sent before there was a scanner: it can be opened',
};

/** Files in quarantine or not yet scanned. */
export function TroubledFiles() {
  const { data, error, refetch } = trpc.trouble.files.useQuery(undefined, { refetchOnMount: 'always' });
  const retry = trpc.trouble.scanAgain.useMutation(useTried('The file will be scanned again.'));
  return (
    <TroubleSection
      id="files"
      title="Files"
      count={data?.files.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      calm={
        data?.scanner
          ? 'The scanner has checked every file, and none is in quarantine.'
          : 'No file is in quarantine. There is no scanner, so files are not checked: see the launch checklist.'
      }
    >
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {data?.files.map((file) => (
          <TroubleRow
            key={file.versionId}
            title={`A file of ${file.caseNumber}`}
            createdAt={file.createdAt}
            facts={[stateWords[file.state], file.detail && `The scanner says: ${file.detail}`]}
            action="Scan again"
            pending={retry.isPending && retry.variables.versionId === file.versionId}
            onTry={data.scanner ? () => retry.mutate({ versionId: file.versionId }) : undefined}
          >
            <p>
              <Link to={paths.admin.case(file.caseId)}>Open the case {file.caseNumber}</Link>
            </p>
          </TroubleRow>
        ))}
      </Card>
    </TroubleSection>
  );
}
