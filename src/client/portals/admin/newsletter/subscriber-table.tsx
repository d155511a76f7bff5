import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { type Subscriber, subscriberStatusLabels } from '#shared/newsletter/desk-schema.ts';
import { type NewsletterTopic, newsletterTopics } from '#shared/newsletter/schema.ts';
import { ProofDialog } from '../consents/proof-dialog.tsx';
import list from '../lists/list.module.css';
import { UnsubscribeDialog } from './unsubscribe-dialog.tsx';

function topicWords(topics: readonly string[]): string {
  if (topics.length === 0) return 'All topics';
  // The part before the colon is enough in a table.
  return topics.map((topic) => (newsletterTopics[topic as NewsletterTopic] ?? topic).split(':')[0]).join('; ');
}

function since({ status, createdAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  if (status === 'unsubscribed') return unsubscribedAt ?? createdAt;
  return status === 'confirmed' ? (confirmedAt ?? createdAt) : createdAt;
}

/** Subscribers: a table where there is room, cards on a phone. */
export function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const [proven, setProven] = useState<Subscriber | null>(null);
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const proof = trpc.subscribers.proof.useMutation();

  function prove(subscriber: Subscriber) {
    setProven(subscriber);
    proof.reset();
    proof.mutate({ subscriberId: subscriber.id });
  }

  return (
    <>
      <table className={list.table}>
        <caption className="visually-hidden">Newsletter addresses, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Status</th>
            <th scope="col">Topics</th>
            <th scope="col">Since</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {subscribers.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span className={list.name}>{row.email}</span>
              </th>
              <td data-label="Status">
                <StateWord tone={row.status === 'confirmed' ? 'good' : 'calm'}>
                  {subscriberStatusLabels[row.status]}
                </StateWord>
              </td>
              <td data-label="Topics">{topicWords(row.topics)}</td>
              <td data-label="Since">
                <time dateTime={since(row)} title={formatMoment(since(row))}>
                  {formatShortMoment(since(row))}
                </time>
              </td>
              <td data-label="Actions">
                <Group gap="xs">
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`Proof for ${row.email}`}
                    onClick={() => prove(row)}
                  >
                    Proof
                  </Button>
                  {row.status !== 'unsubscribed' && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`Unsubscribe ${row.email}`}
                      onClick={() => setLeaving(row)}
                    >
                      Unsubscribe
                    </Button>
                  )}
                </Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ProofDialog
        title={proven?.email ?? ''}
        opened={proven !== null}
        onClose={() => setProven(null)}
        proofs={proof.data?.proofs}
        error={proof.error}
      />
      {leaving && <UnsubscribeDialog subscriber={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
