import { Progress } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import {
  CHAT_DESK_DAYS,
  type ChatDeskOverview,
  TURNS_COUNTED_MAX,
  type TurnFilter,
  unansweredVerdicts,
} from '#shared/assistant/desk.ts';
import { verdictLabels } from '#shared/assistant/labels.ts';
import type { ChatVerdict } from '#shared/assistant/schema.ts';
import css from './assistant.module.css';

const number = new Intl.NumberFormat('en-CA');
const isMore = (count: number) => count >= TURNS_COUNTED_MAX;
const words = (count: number, more: boolean) => `${number.format(count)}${more ? ' or more' : ''}`;

const unanswered: readonly ChatVerdict[] = unansweredVerdicts;
const sum = (counts: ChatDeskOverview['verdicts']) => counts.reduce((total, { count }) => total + count, 0);

function Usage({ tokens, calls, ceiling, reached }: ChatDeskOverview['usage']) {
  if (ceiling === null) return null;
  return (
    <div className={css.fact}>
      <dt>Tokens today</dt>
      <dd>
        {number.format(tokens)} of {number.format(ceiling)}, in {number.format(calls)} {calls === 1 ? 'call' : 'calls'}
        <Progress
          className={css.bar}
          value={ceiling === 0 ? 100 : Math.min(100, (tokens / ceiling) * 100)}
          color={reached ? 'orange' : 'spruce'}
          aria-label="Tokens of today against their ceiling"
        />
        {reached && (
          <span className={css.warn}>The ceiling is reached: the built-in assistant answers until midnight.</span>
        )}
      </dd>
    </div>
  );
}

function Writer({ provider }: Pick<ChatDeskOverview, 'provider'>) {
  return (
    <div className={css.fact}>
      <dt>Who answers</dt>
      <dd>
        {provider ? (
          <>
            {provider.name}, model {provider.model}
            <span className={css.under}>
              {provider.inCanada
                ? 'Set as handling questions in Canada.'
                : 'Visitors are told that questions leave Canada.'}{' '}
              They may choose the built-in assistant instead.
            </span>
          </>
        ) : (
          <>
            The built-in assistant
            <span className={css.under}>No question leaves this server. A provider is set with OPENAI_API_KEY.</span>
          </>
        )}
      </dd>
    </div>
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
    <div className={css.overview}>
      <dl className={css.facts}>
        <Writer provider={data.provider} />
        <Usage {...data.usage} />
      </dl>
      {given.length > 0 && (
        <section aria-labelledby="verdicts">
          <h3 className={css.heading} id="verdicts">
            The last {CHAT_DESK_DAYS} days
          </h3>
          <p>
            {words(total, more)} {total === 1 ? 'question' : 'questions'}
            {missed > 0 && (
              <>
                , <Link to={hrefOf('unanswered')}>{words(missed, more)} without an answer</Link>
              </>
            )}
          </p>
          <dl className={css.counts}>
            {given.map(({ verdict, count }) => (
              <div className={css.count} key={verdict}>
                <dt>
                  <Link to={hrefOf(verdict)}>{verdictLabels[verdict]}</Link>
                </dt>
                <dd>{words(count, isMore(count))}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
