import { Box, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { Card } from '#client/ui/card.tsx';
import { NotificationItems } from './notification-items.tsx';
import css from './notifications.module.css';
import { OlderNotifications } from './older-notifications.tsx';
import { useNotifications } from './use-notifications.ts';

interface NotificationsViewProps {
  intro: string;
  /** Where the user chooses what is emailed. */
  settings: string;
}

/** Every notification, newest first and live. Opening one marks it as read; one press marks them all. */
export function NotificationsView({ intro, settings }: NotificationsViewProps) {
  const { notifications, unread, hasOlder, error, refetch, markingAll, markAllRead, markOneRead } = useNotifications();
  usePageTitle(unread > 0 ? `Notifications (${unread})` : 'Notifications');
  const last = notifications?.at(-1);

  return (
    <Box maw="46rem">
      <Group justify="space-between" gap="var(--space-8) var(--space-16)">
        <Title order={1}>Notifications</Title>
        {unread > 0 && (
          <Button variant="default" size="sm" loading={markingAll} onClick={markAllRead}>
            Mark all {unread} as read
          </Button>
        )}
      </Group>
      <Text c="dimmed" mt="var(--space-6)" inherit>
        {intro} <Link to={settings}>Choose what’s also sent by email</Link>.
      </Text>
      {error && !notifications && (
        <Stack align="start" gap="sm" mt="md" c="var(--warn)">
          <p role="alert">{toApiError(error).serverMessage}</p>
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
      )}
      {!error && !notifications && (
        <div role="status" aria-label="Loading your notifications">
          <Skeleton height={280} radius="md" />
        </div>
      )}
      {notifications && (
        <>
          <Card padding="none" className={css.page}>
            <NotificationItems notifications={notifications} onFollow={markOneRead} />
          </Card>
          {hasOlder && last && <OlderNotifications before={last.seq} onFollow={markOneRead} />}
        </>
      )}
    </Box>
  );
}
