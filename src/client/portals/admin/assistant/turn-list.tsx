import { Stack, Text } from '@mantine/core';
import { IconChevronDown, IconThumbDown } from '@tabler/icons-react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { DeskTurn } from '#shared/assistant/desk.ts';
import { modeLabels, redactedLabels } from '#shared/assistant/labels.ts';
import { paths } from '#shared/platform/paths.ts';
import { redactedKindSchema } from '#shared/platform/personal-data/schema.ts';
import css from './assistant.module.css';
import { TurnFeedback } from './turn-feedback.tsx';
import { VerdictWord } from './verdict-word.tsx';

const seconds = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1 });

const timeWords = (ms: number) => (ms < 1000 ? `${ms} ms` : `${seconds.format(ms / 1000)} s`);

function kindWords(kind: string): string {
  const known = redactedKindSchema.safeParse(kind);
  return known.success ? redactedLabels[known.data] : kind;
}

function Turn({ turn }: { turn: DeskTurn }) {
  const { question, response, verdict, mode, citations, redacted, page, tookMs, createdAt, feedback } = turn;
  return (
    <details className={css.turn}>
      <summary className={css.summary}>
        <IconChevronDown className={css.chevron} size={18} aria-hidden="true" />
        <span className={css.question}>{question}</span>
        <span className={css.state}>
          <VerdictWord verdict={verdict} />
          {feedback?.helpful === false && (
            <span className={css.unhelpful}>
              <IconThumbDown size={16} aria-hidden="true" /> Not helpful
            </span>
          )}
          <time dateTime={createdAt} title={formatMoment(createdAt)}>
            {formatShortMoment(createdAt)}
          </time>
        </span>
      </summary>
      <div className={css.inside}>
        <p className={css.response}>{response || 'The visitor saw an error message.'}</p>
        {citations.length > 0 && (
          <Stack component="ul" className="plain-list" gap="var(--space-6)" aria-label="Sources">
            {citations.map((path) => (
              <li key={path}>
                <a href={path}>{path}</a>
              </li>
            ))}
          </Stack>
        )}
        {feedback && <TurnFeedback turnId={turn.id} feedback={feedback} />}
        <Text c="dimmed" size="sm">
          {modeLabels[mode]}, {timeWords(tookMs)}
          {page && (
            <>
              , asked on <a href={page}>{page === paths.home ? 'the home page' : page}</a>
            </>
          )}
          {redacted.length > 0 && <>. Removed: {redacted.map(kindWords).join(', ')}</>}
        </Text>
      </div>
    </details>
  );
}

/** Questions as rows; each expands to its answer and the sources. */
export function TurnList({ turns }: { turns: readonly DeskTurn[] }) {
  return (
    <Stack component="ul" className="plain-list" gap="xs" aria-label="Questions, newest first">
      {turns.map((turn) => (
        <li key={turn.id}>
          <Turn turn={turn} />
        </li>
      ))}
    </Stack>
  );
}
