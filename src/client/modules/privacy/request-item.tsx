import { Button, Group, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { PrivacyRequest } from '#shared/privacy/schema.ts';
import css from './privacy.module.css';
import { requestStates, requestTitles } from './request-kinds.ts';

/** One request with its state; while it is open it can be withdrawn. */
export function RequestItem({ request }: { request: PrivacyRequest }) {
  const { id, kind, note, status, answer, dueAt, createdAt } = request;
  const utils = trpc.useUtils();
  const cancel = trpc.privacy.cancelRequest.useMutation({
    onSuccess: (list) => {
      utils.privacy.requests.setData(undefined, list);
      showToast({ kind: 'success', message: 'Request withdrawn.' });
    },
    onError: (error) => {
      void utils.privacy.requests.invalidate();
      showToast({
        kind: 'error',
        title: 'Your request was not withdrawn',
        message: toApiError(error).serverMessage,
      });
    },
  });
  return (
    <li className={css.request} data-open={status === 'open' || undefined}>
      <div>
        <Group component="p" gap="var(--space-4) var(--space-8)" fw={600}>
          {requestTitles[kind]} <span className={css.tag}>{requestStates[status]}</span>
        </Group>
        <Text c="dimmed">
          Sent on <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          {status === 'open' && (
            <>
              . We’ll answer by <time dateTime={dueAt}>{formatDay(dueAt)}</time>
            </>
          )}
          .
        </Text>
        {note && <Text className={css.written}>You wrote: {note}</Text>}
        {answer && <Text className={css.written}>Our answer: {answer}</Text>}
      </div>
      {status === 'open' && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Withdraw: ${requestTitles[kind]}`}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ requestId: id })}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
