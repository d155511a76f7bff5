import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { turnFilterSchema } from '#shared/assistant/desk.ts';
import { verdictLabels } from '#shared/assistant/labels.ts';
import { chatVerdictSchema } from '#shared/assistant/schema.ts';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import list from '../lists/list.module.css';
import { ResourceList } from '../lists/resource-list.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { AssistantOverview } from './assistant-overview.tsx';
import { PageFeedback } from './page-feedback.tsx';
import { TurnList } from './turn-list.tsx';

const choices = [
  { value: '', label: 'All questions' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'unhelpful', label: 'Not helpful, to do' },
  { value: 'handled', label: 'Not helpful, done' },
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
  return (
    <Stack component="section" gap="lg" aria-labelledby="assistant">
      <TabHead
        id="assistant"
        title={adminParts.assistant}
        intro="What visitors ask in the chat. Personal data we can recognize is removed before a question is stored, and everything is deleted after 90 days. An unanswered question may call for a new page, or a clearer one."
      />
      <AssistantOverview hrefOf={(kind) => params.hrefWith({ show: kind })} />
      <PageFeedback />
      <Title order={3}>Questions in the chat</Title>
      <div className={list.filters}>
        <NativeSelect
          label="Show"
          data={choices}
          value={show ?? ''}
          onChange={({ currentTarget }) => params.set({ show: currentTarget.value })}
        />
      </div>
      {show === 'unhelpful' && (
        <Text maw="var(--reading)" inherit>
          Each of these may be worth another way to ask for a page, or a clearer answer. Mark it as done once it’s
          written, or if nothing needs to change.
        </Text>
      )}
      <ResourceList
        query={query}
        rowsOf={(page) => page.turns}
        loading="Loading questions"
        empty={() => (
          <EmptyState title={show ? 'No matching questions' : 'No questions yet'}>
            {show ? (
              <Button variant="subtle" size="compact-sm" onClick={() => params.set({ show: '' })}>
                Show all questions
              </Button>
            ) : (
              <p>Questions visitors ask in the website chat appear here, newest first.</p>
            )}
          </EmptyState>
        )}
      >
        {(turns) => <TurnList turns={turns} />}
      </ResourceList>
    </Stack>
  );
}
