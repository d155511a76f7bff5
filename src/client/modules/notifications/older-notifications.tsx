import { Button } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Notification } from '#shared/notifications/schema.ts';
import { NotificationItems } from './notification-items.tsx';
import css from './notifications-view.module.css';

interface OlderNotificationsProps {
  /** The number that the page before ends with. */
  before: number;
  onFollow: (notification: Notification) => void;
}

/** What is older than a number: a page at a time, each fetched when somebody asks for it. */
export function OlderNotifications({ before, onFollow }: OlderNotificationsProps) {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = trpc.notifications.list.useQuery({ before }, { enabled: open });
  const last = data?.notifications.at(-1);
  if (!data) {
    return (
      <div className={css.older}>
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
      </div>
    );
  }
  return (
    <>
      <div className={css.page}>
        <NotificationItems notifications={data.notifications} onFollow={onFollow} />
      </div>
      {data.hasOlder && last && <OlderNotifications before={last.seq} onFollow={onFollow} />}
    </>
  );
}
