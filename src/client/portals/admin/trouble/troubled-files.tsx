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

type State = Troubled['files'][number]['state'];

interface FilesOfProps {
  id: string;
  title: string;
  states: readonly State[];
  calm: string;
  data: Troubled | undefined;
  error: unknown;
  onRetry: () => void;
}

function FilesOf({ id, title, states, calm, data, error, onRetry }: FilesOfProps) {
  const retry = trpc.trouble.scanAgain.useMutation(useTried('The file will be scanned again.'));
  const files = data?.files.filter(({ state }) => states.includes(state));
  return (
    <TroubleSection id={id} title={title} count={files?.length ?? null} error={error} onRetry={onRetry} calm={calm}>
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {files?.map((file) => (
          <TroubleRow
            key={file.versionId}
            title={`A file in ${file.caseNumber}`}
            createdAt={file.createdAt}
            facts={[stateWords[file.state], file.detail && `Scanner result: ${file.detail}`]}
            action="Scan again"
            pending={retry.isPending && retry.variables.versionId === file.versionId}
            onTry={data?.scanner ? () => retry.mutate({ versionId: file.versionId }) : undefined}
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

/** Files in quarantine, and files not yet scanned: two lists, as the overview counts them separately. */
export function TroubledFiles() {
  const { data, error, refetch } = trpc.trouble.files.useQuery(undefined, { refetchOnMount: 'always' });
  const shared = { data, error, onRetry: () => void refetch() };
  return (
    <>
      <FilesOf
        id="quarantined"
        title="Quarantined files"
        states={['infected']}
        calm="No files are quarantined. If the scanner finds something harmful in a file, it appears here."
        {...shared}
      />
      <FilesOf
        id="unscanned"
        title="Files not scanned yet"
        states={['pending', 'skipped']}
        calm={
          data?.scanner === false
            ? 'There is no scanner, so files aren’t checked. See the launch checklist.'
            : 'Every file has been scanned. Files that have waited more than 15 minutes appear here.'
        }
        {...shared}
      />
    </>
  );
}
