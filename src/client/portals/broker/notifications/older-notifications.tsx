import { Button } from '@mantine/core';
import { useState } from 'react';
import { NotificationItems } from '#client/features/notifications/notification-items.tsx';
import { trpc } from '#client/lib/trpc.tsx';

/** What is older than a number: a page at a time, each fetched when somebody asks for it. */
export function OlderNotifications({ before }: { before: number }) {
  const [open, setOpen] = useState(false);
  const { data, isFetching } = trpc.notifications.list.useQuery({ before }, { enabled: open });
  const last = data?.notifications.at(-1);
  if (!data) {
    return (
      <Button variant="default" mt="md" loading={isFetching} onClick={() => setOpen(true)}>
        Show older notifications
      </Button>
    );
  }
  return (
    <>
      <NotificationItems notifications={data.notifications} />
      {data.hasOlder && last && <OlderNotifications before={last.seq} />}
    </>
  );
}
