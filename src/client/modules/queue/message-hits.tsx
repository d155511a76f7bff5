import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { WorkScope } from '#shared/queue/schema.ts';
import css from './message-hits.module.css';

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
    <section className={css.section} aria-labelledby="message-hits">
      <h3 className={css.title} id="message-hits">
        {data.hits.length > 0 ? 'Found in messages' : 'Messages'}
      </h3>
      {data.hits.length > 0 && (
        <ul className={css.list}>
          {data.hits.map((hit) => (
            <li className={css.hit} key={hit.caseId}>
              <Link className={css.link} to={`${hrefOf(hit.caseId)}?view=conversation`}>
                {hit.clientName}, {hit.title}
              </Link>
              <span className={css.facts}>
                {hit.number}, {hit.note ? 'internal note by' : 'message by'} {hit.senderName},{' '}
                {formatShortMoment(hit.at)}
              </span>
              <p className={css.snippet}>
                {hit.snippet.map(({ text, hit: found }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change order
                  found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {data.capped && (
        <p className={css.facts} role="status">
          Only the most recent conversations were searched. Add a word to reach older ones.
        </p>
      )}
      {data.more && <p className={css.facts}>More conversations hold these words. Another word narrows them.</p>}
    </section>
  );
}
