import { Button, NativeSelect } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { turnFilterSchema } from '#shared/assistant/desk.ts';
import { verdictLabels } from '#shared/assistant/labels.ts';
import { chatVerdictSchema } from '#shared/assistant/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';
import { ListFooter } from '../lists/list-footer.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { AssistantOverview } from './assistant-overview.tsx';
import { TurnList } from './turn-list.tsx';

const choices = [
  { value: '', label: 'Everything' },
  { value: 'unanswered', label: 'What got no answer' },
  ...chatVerdictSchema.options.map((value) => ({ value, label: verdictLabels[value] })),
];

/** The visitors' questions to the assistant and their outcome: above all, what the site's pages do not answer yet. */
export function AssistantTab() {
  const params = useListParams();
  const show = turnFilterSchema.safeParse(params.get('show')).data;
  const query = trpc.chatDesk.list.useInfiniteQuery(
    { show },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const { data, error, refetch } = query;
  const turns = data?.pages.flatMap((page) => page.turns);
  return (
    <section className={list.list} aria-labelledby="assistant">
      <h2 className={list.title} id="assistant">
        Assistant
      </h2>
      <p className={list.intro}>
        What visitors ask in the chat. Personal data that could be recognized was taken out before it was written down,
        and everything is deleted after 90 days. What got no answer is worth a page, or a better one.
      </p>
      <AssistantOverview hrefOf={(kind) => params.hrefWith({ show: kind })} />
      <div className={list.filters}>
        <NativeSelect
          label="Show"
          data={choices}
          value={show ?? ''}
          onChange={({ currentTarget }) => params.set({ show: currentTarget.value })}
        />
      </div>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!turns && !error && <PagePlaceholder label="Loading the questions" />}
      {turns?.length === 0 && (
        <EmptyState title={show ? 'No question of this kind' : 'Nobody has asked anything yet'}>
          {show ? (
            <Button variant="subtle" size="compact-sm" onClick={() => params.set({ show: '' })}>
              Show everything
            </Button>
          ) : (
            <p>Questions from the chat of the website appear here, the newest first.</p>
          )}
        </EmptyState>
      )}
      {turns && turns.length > 0 && <TurnList turns={turns} />}
      <ListFooter
        capped={false}
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  );
}
