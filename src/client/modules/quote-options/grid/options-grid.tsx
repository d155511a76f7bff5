import { Alert, Button, Skeleton } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { GridForm, type OptionsGridProps } from './grid-form.tsx';

/**
 * The broker's options as a grid, insurers in columns. What is typed is saved on the server as it is typed, for every device.
 * `focusOptionGrid` in `open-grid.ts` puts the cursor in it from outside.
 */
export function OptionsGrid(props: OptionsGridProps) {
  const { caseId } = props;
  const { data, error, isFetching, refetch } = trpc.cases.optionDraft.useQuery(
    { caseId },
    { refetchOnMount: 'always', gcTime: 0 },
  );
  if (error && !data)
    return (
      <Alert variant="light" color="gray" title="The options could not be loaded">
        {toApiError(error).serverMessage}{' '}
        <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (!data)
    return (
      <div>
        <p className="visually-hidden" role="status">
          Loading the options
        </p>
        <Skeleton height={320} />
      </div>
    );
  return <GridForm key={caseId} {...props} opened={data} />;
}
