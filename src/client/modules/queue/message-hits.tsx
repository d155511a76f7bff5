import { Stack, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import type { WorkScope } from '#shared/queue/filters.ts';
import { MarkedPieces } from './marked-pieces.tsx';
import css from './queue-table.module.css';

interface MessageHitsProps {
  scope: WorkScope;
  q: string;
  hrefOf: (id: string) => string;
}

/** Messages and notes that contain the words, with the text around them. Renders nothing when there are none. */
export function MessageHits({ scope, q, hrefOf }: MessageHitsProps) {
  const { data } = trpc.worklist.messages.useQuery(
    { scope, q },
    { placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } },
  );
  if (!data || (data.hits.length === 0 && !data.capped)) return null;
  return (
    <Stack component="section" gap="xs" mt="md" aria-labelledby="message-hits">
      <Title order={3} id="message-hits">
        {data.hits.length > 0 ? 'Found in messages' : 'Messages'}
      </Title>
      {data.hits.length > 0 && (
        <Stack component="ul" className="plain-list" gap="xs">
          {data.hits.map((hit) => (
            <Card as="li" padding="small" className={css.hit} key={hit.caseId}>
              <Link className={css.link} to={`${hrefOf(hit.caseId)}?view=conversation`}>
                {hit.clientName}, {hit.title}
              </Link>
              <Text component="span" c="dimmed" size="xs">
                {hit.number}, {hit.note ? 'internal note by' : 'message by'} {hit.senderName},{' '}
                {formatShortMoment(hit.at)}
              </Text>
              <p>
                <MarkedPieces pieces={hit.snippet} />
              </p>
            </Card>
          ))}
        </Stack>
      )}
      {data.capped && (
        <Text c="dimmed" size="xs" role="status">
          Only the most recent conversations were searched. Add a word to your search to find older ones.
        </Text>
      )}
      {data.more && (
        <Text c="dimmed" size="xs">
          More conversations contain these words. Add a word to narrow them down.
        </Text>
      )}
    </Stack>
  );
}
