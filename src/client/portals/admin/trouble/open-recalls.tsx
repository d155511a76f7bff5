import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { outcomeWords } from '#client/modules/integrations/webhooks/webhook-words.ts';
import { Card } from '#client/ui/card.tsx';
import { eventWords } from '#shared/integrations/event-words.ts';
import type { Recall } from '#shared/integrations/recalls.ts';
import { HandleRecall } from './handle-recall.tsx';
import css from './trouble.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { TroubleSection } from './trouble-section.tsx';
import { useTried } from './use-tried.ts';

const statusWords: Record<Recall['webhookStatus'], string | null> = {
  active: null,
  paused: 'The webhook is paused',
  disabled: 'The webhook is disabled',
};

function factsOf({ host, webhookStatus, lastStatus, lastFailure }: Recall): (string | null)[] {
  const last = lastStatus || lastFailure ? outcomeWords({ status: lastStatus, failure: lastFailure }) : null;
  return [host, statusWords[webhookStatus], last];
}

/** Withdrawn consents and deleted people that a system of a broker or partner hasn't been notified of. */
export function OpenRecalls() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    trpc.trouble.recalls.useInfiniteQuery(
      {},
      { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
    );
  const [handling, setHandling] = useState<Recall | null>(null);
  const tried = useTried('It arrived.');
  const send = trpc.trouble.sendRecall.useMutation({
    ...tried,
    onSuccess({ arrived }) {
      if (arrived) return tried.onSuccess();
      showToast({ kind: 'error', title: 'It didn’t arrive', message: 'Reach the owner of the system another way.' });
      void refetch();
    },
  });
  const recalls = data?.pages.flatMap((page) => page.recalls);
  return (
    <TroubleSection
      id="recalls"
      title="Recalls"
      count={recalls?.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      calm="Every system that has data of someone who withdrew a consent or was deleted has been notified."
    >
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {recalls?.map((recall) => (
          <TroubleRow
            key={recall.id}
            title={`${eventWords[recall.type]}: system of ${recall.ownerName}`}
            createdAt={recall.createdAt}
            facts={factsOf(recall)}
            action="Send again"
            pending={send.isPending && send.variables.recallId === recall.id}
            onTry={() => send.mutate({ recallId: recall.id })}
          >
            <div>
              <Button
                size="sm"
                variant="subtle"
                px={0}
                aria-label={`Mark as handled: ${recall.ownerName}, ${formatShortMoment(recall.createdAt)}`}
                onClick={() => setHandling(recall)}
              >
                Mark as handled
              </Button>
            </div>
          </TroubleRow>
        ))}
      </Card>
      {hasNextPage && (
        <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {handling && <HandleRecall recall={handling} onClose={() => setHandling(null)} />}
    </TroubleSection>
  );
}
