import { Group, Popover, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NotificationAnnouncement } from './notification-announcement.tsx';
import { NotificationItems } from './notification-items.tsx';
import css from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';
import { useUnreadTitle } from './use-unread-title.ts';

/** Higher counts are shown as "99+". */
const MOST = 99;

interface NotificationBellProps {
  /** The page with the full list, in areas that have one. */
  page?: string;
}

/** The bell with the live unread count and the newest notifications. Following one marks it as read. */
export function NotificationBell({ page }: NotificationBellProps) {
  const [opened, setOpened] = useState(false);
  const { notifications, unread, markingAll, markAllRead, markOneRead } = useNotifications();
  useUnreadTitle(unread);
  const words = unread === 0 ? 'No unread notifications' : `${unread} unread notification${unread === 1 ? '' : 's'}`;

  return (
    <>
      <NotificationAnnouncement notifications={notifications} />
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={360}
        trapFocus
        shadow="md"
        withinPortal
      >
        <Popover.Target>
          <button className={css.bell} type="button" aria-label={words} onClick={() => setOpened(!opened)}>
            <IconBell size={22} stroke={1.7} aria-hidden="true" />
            {unread > 0 && (
              <span className={css.count} aria-hidden="true">
                {unread > MOST ? `${MOST}+` : unread}
              </span>
            )}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={css.dropdown} aria-label="Notifications">
          <Group justify="space-between" mih="3.25rem" px="md" py="var(--space-6)">
            <Title order={2} size="h3">
              Notifications
            </Title>
            {unread > 0 && (
              <button className={css.all} type="button" disabled={markingAll} onClick={markAllRead}>
                Mark all as read
              </button>
            )}
          </Group>
          {notifications && (
            <NotificationItems
              notifications={notifications}
              onFollow={(notification) => {
                markOneRead(notification);
                setOpened(false);
              }}
            />
          )}
          {page && (
            <Link className={css.more} to={page} onClick={() => setOpened(false)}>
              See all notifications
            </Link>
          )}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
