import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import type { Notification } from '#shared/notifications/schema.ts';
import { NotificationItems } from './notification-items.tsx';
import css from './notifications.module.css';

interface OlderNotificationsProps {
  /** The last number of the previous page. */
  before: number;
  onFollow: (notification: Notification) => void;
}

/** Notifications older than a number: a page at a time, loaded on demand. */
export function OlderNotifications({ before, onFollow }: OlderNotificationsProps) {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = trpc.notifications.list.useQuery({ before }, { enabled: open });
  const last = data?.notifications.at(-1);
  if (!data) {
    return (
      <Stack align="start" gap="sm" mt="md" c="var(--warn)">
        {error && <p role="alert">{toApiError(error).serverMessage}</p>}
        <Button
          variant="default"
          loading={isFetching}
          onClick={() => {
            setOpen(true);
            if (error) void refetch();
          }}
        >
          Show older notifications
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <Card padding="none" className={css.page}>
        <NotificationItems notifications={data.notifications} onFollow={onFollow} />
      </Card>
      {data.hasOlder && last && <OlderNotifications before={last.seq} onFollow={onFollow} />}
    </>
  );
}
