import { Text } from '@mantine/core';
import { mentionParts } from '#shared/messaging/mentions/words.ts';
import type { Message } from '#shared/messaging/schema.ts';
import css from './message-rows.module.css';

/** Completes "… can’t open this request". */
function names(people: Message['mentions']): string {
  return new Intl.ListFormat('en-CA').format(people.map(({ name }) => name));
}

/** What was written, as plain text. Mentions are marked, with a line about those who were not notified. */
export function MessageText({ message: { body, mentions } }: { message: Message }) {
  if (mentions.length === 0) return <p className={css.body}>{body}</p>;
  const unaware = mentions.filter(({ notified }) => !notified);
  const parts = mentionParts(
    body,
    mentions.map(({ name }) => name),
  );
  return (
    <>
      <p className={css.body}>
        {parts.map((part, index) => {
          // Parts have no ids of their own, and a sent note does not change.
          const key = `${index}-${part.kind}`;
          return part.kind === 'mention' ? <strong key={key}>{part.text}</strong> : <span key={key}>{part.text}</span>;
        })}
      </p>
      {unaware.length > 0 && (
        <Text size="xs" c="var(--warn)" mt="var(--space-2)">
          {names(unaware)} can’t open this request, so {unaware.length === 1 ? 'wasn’t' : 'weren’t'} notified.
        </Text>
      )}
    </>
  );
}
