import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import css from './account.module.css';
import { Refusal } from './refusal.tsx';

const failed = (error: unknown) =>
  showToast({ kind: 'error', title: 'Could not end the session', message: toApiError(error).serverMessage });

/** The user's active sessions. Ending one takes effect on its next request. */
export function SessionList() {
  const utils = trpc.useUtils();
  const { data, error } = trpc.account.sessions.useQuery();
  const endOne = trpc.account.endSession.useMutation({
    onSuccess: (list) => {
      utils.account.sessions.setData(undefined, list);
      showToast({ kind: 'success', message: 'Session ended.' });
    },
    onError: failed,
  });
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: ({ ended }) => {
      void utils.account.sessions.invalidate();
      showToast({ kind: 'success', message: ended === 1 ? '1 session ended.' : `${ended} sessions ended.` });
    },
    onError: failed,
  });

  if (error) return <Refusal error={error} />;
  if (!data) return <Skeleton height={120} />;
  const { sessions } = data;
  return (
    <>
      <ul className="plain-list">
        {sessions.map(({ id, deviceName, createdAt, lastSeenAt, current }) => (
          <li key={id} className={css.session}>
            <IconDeviceDesktop className={css.mark} size={24} stroke={1.5} aria-hidden="true" />
            <div>
              <Group component="p" gap="var(--space-4) var(--space-12)" fw={600}>
                {deviceName}
                {current && <span className={css.current}>This browser</span>}
              </Group>
              <Text c="dimmed" size="sm">
                Signed in: {formatShortMoment(createdAt)}
                <br />
                Last active:{' '}
                <time dateTime={lastSeenAt} title={formatMoment(lastSeenAt)}>
                  {formatShortMoment(lastSeenAt)}
                </time>
              </Text>
            </div>
            {!current && (
              <Button
                size="sm"
                variant="default"
                aria-label={`End session: ${deviceName}, signed in ${formatShortMoment(createdAt)}`}
                loading={endOne.isPending && endOne.variables?.sessionId === id}
                onClick={() => endOne.mutate({ sessionId: id })}
              >
                End session
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            End all other sessions
          </Button>
        </div>
      ) : (
        <Text c="dimmed" size="sm">
          No other active sessions.
        </Text>
      )}
    </>
  );
}
