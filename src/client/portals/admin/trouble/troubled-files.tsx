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
  infected: 'Quarantined: no one can open it',
  pending: 'Waiting for the scanner: no one can open it yet',
  skipped: 'Uploaded before there was a scanner: can be opened',
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
          ? 'Every file has been scanned, and none are quarantined.'
          : 'No files are quarantined. There is no scanner, so files aren’t checked. See the launch checklist.'
      }
    >
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {data?.files.map((file) => (
          <TroubleRow
            key={file.versionId}
            title={`A file in ${file.caseNumber}`}
            createdAt={file.createdAt}
            facts={[stateWords[file.state], file.detail && `Scanner result: ${file.detail}`]}
            action="Scan again"
            pending={retry.isPending && retry.variables.versionId === file.versionId}
            onTry={data.scanner ? () => retry.mutate({ versionId: file.versionId }) : undefined}
          >
            <p>
              <Link to={paths.admin.case(file.caseId)}>Open request {file.caseNumber}</Link>
            </p>
          </TroubleRow>
        ))}
      </Card>
    </TroubleSection>
  );
}
