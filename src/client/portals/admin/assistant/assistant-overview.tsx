import { Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import {
  CHAT_DESK_DAYS,
  type ChatDeskOverview,
  TURNS_COUNTED_MAX,
  type TurnFilter,
  unansweredVerdicts,
} from '#shared/assistant/desk.ts';
import { verdictLabels } from '#shared/assistant/labels.ts';
import type { ChatVerdict } from '#shared/assistant/schema.ts';
import { Counts } from '../details/counts.tsx';
import css from './assistant.module.css';

const number = new Intl.NumberFormat('en-CA');
const isMore = (count: number) => count >= TURNS_COUNTED_MAX;
const words = (count: number, more: boolean) => `${number.format(count)}${more ? ' or more' : ''}`;

const unanswered: readonly ChatVerdict[] = unansweredVerdicts;
const sum = (counts: ChatDeskOverview['verdicts']) => counts.reduce((total, { count }) => total + count, 0);

function Usage({ tokens, calls, ceiling, reached }: ChatDeskOverview['usage']) {
  if (ceiling === null) return null;
  return (
    <Card padding="small" className={css.fact}>
      <dt>Tokens today</dt>
      <dd>
        {number.format(tokens)} of {number.format(ceiling)}, in {number.format(calls)} {calls === 1 ? 'call' : 'calls'}
        <Progress
          mt="xs"
          value={ceiling === 0 ? 100 : Math.min(100, (tokens / ceiling) * 100)}
          color={reached ? 'orange' : 'spruce'}
          aria-label="Tokens used today, out of the limit"
        />
        {reached && (
          <Text component="span" display="block" mt="var(--space-6)" c="var(--warn)" size="sm">
            The daily limit has been reached. The built-in assistant answers until midnight.
          </Text>
        )}
      </dd>
    </Card>
  );
}

function Writer({ provider }: Pick<ChatDeskOverview, 'provider'>) {
  return (
    <Card padding="small" className={css.fact}>
      <dt>Answered by</dt>
      <dd>
        {provider ? (
          <>
            {provider.name}, model {provider.model}
            <span className={css.under}>
              {provider.inCanada
                ? 'Set up as processing questions in Canada.'
                : 'Visitors are told that their questions leave Canada.'}{' '}
              Visitors can choose the built-in assistant instead.
            </span>
          </>
        ) : (
          <>
            The built-in assistant
            <span className={css.under}>No questions leave this server. To use a provider, set OPENAI_API_KEY.</span>
          </>
        )}
      </dd>
    </Card>
  );
}

/** What visitors said about the answers. */
function FeedbackCounts({ helpful, notHelpful, href }: ChatDeskOverview['feedback'] & { href: string }) {
  if (helpful + notHelpful === 0) return null;
  return (
    <Text inherit mb="xs">
      Visitors found {words(helpful, isMore(helpful))} {helpful === 1 ? 'answer' : 'answers'} helpful
      {notHelpful > 0 && (
        <>
          , and <Link to={href}>{words(notHelpful, isMore(notHelpful))} not helpful</Link>
        </>
      )}
    </Text>
  );
}

/** Who answers, today's cost, and the outcome of the questions of the last few days. */
export function AssistantOverview({ hrefOf }: { hrefOf: (show: TurnFilter) => string }) {
  const { data } = trpc.chatDesk.overview.useQuery(undefined, { refetchOnMount: 'always' });
  if (!data) return null;
  const given = data.verdicts.filter(({ count }) => count > 0);
  const more = given.some(({ count }) => isMore(count));
  const total = sum(given);
  const missed = sum(given.filter(({ verdict }) => unanswered.includes(verdict)));
  return (
    <Stack gap="var(--space-24)">
      <SimpleGrid component="dl" minColWidth="min(100%, 26rem)" spacing="sm">
        <Writer provider={data.provider} />
        <Usage {...data.usage} />
      </SimpleGrid>
      {given.length > 0 && (
        <section aria-labelledby="verdicts">
          <Title order={3} id="verdicts">
            Last {CHAT_DESK_DAYS} days
          </Title>
          <Text inherit mb="xs">
            {words(total, more)} {total === 1 ? 'question' : 'questions'}
            {missed > 0 && (
              <>
                , <Link to={hrefOf('unanswered')}>{words(missed, more)} unanswered</Link>
              </>
            )}
          </Text>
          <FeedbackCounts {...data.feedback} href={hrefOf('unhelpful')} />
          <Counts
            counts={given.map(({ verdict, count }) => ({
              key: verdict,
              label: <Link to={hrefOf(verdict)}>{verdictLabels[verdict]}</Link>,
              count: words(count, isMore(count)),
            }))}
          />
        </section>
      )}
    </Stack>
  );
}
