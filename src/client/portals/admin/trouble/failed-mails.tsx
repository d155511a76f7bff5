import { Button } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { mailTitle, times } from './mail-words.ts';
import css from './trouble.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { TroubleSection } from './trouble-section.tsx';
import { useTried } from './use-tried.ts';

/** Emails that could not be sent, newest first. */
export function FailedMails() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.trouble.mails.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const retry = trpc.trouble.tryMail.useMutation(useTried('The email is being sent.'));
  const mails = data?.pages.flatMap((page) => page.mails);
  return (
    <TroubleSection
      id="mails"
      title="Emails"
      count={mails?.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      calm="Every email was sent or is on its way."
    >
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {mails?.map((mail) => (
          <TroubleRow
            key={mail.id}
            title={mailTitle(mail.template)}
            createdAt={mail.createdAt}
            facts={[
              times(mail.attempts),
              mail.lastError && `Last error: ${mail.lastError}`,
              mail.isFinal ? 'No automatic retry' : null,
            ]}
            action="Send again"
            pending={retry.isPending && retry.variables.mailId === mail.id}
            onTry={() => retry.mutate({ mailId: mail.id })}
          />
        ))}
      </Card>
      {hasNextPage && (
        <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </TroubleSection>
  );
}
