import { Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import css from './notification-bell.module.css';
import { NotificationItems } from './notification-items.tsx';
import { useNotifications } from './use-notifications.ts';

/** Shown above this as "99+". */
const MOST = 99;

/** The bell with the unread count, live, and the newest notifications behind it. */
export function NotificationBell({ footer }: { footer?: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const { notifications, unread, markAllRead, settle } = useNotifications();
  const words = unread === 0 ? 'No unread notifications' : `${unread} unread notification${unread === 1 ? '' : 's'}`;

  function change(open: boolean) {
    setOpened(open);
    if (open) markAllRead();
    else settle();
  }

  return (
    <>
      <span className="visually-hidden" role="status">
        {unread > 0 && words}
      </span>
      <Popover opened={opened} onChange={change} position="bottom-end" width={360} trapFocus shadow="md" withinPortal>
        <Popover.Target>
          <button className={css.bell} type="button" aria-label={words} onClick={() => change(!opened)}>
            <IconBell size={22} stroke={1.7} aria-hidden="true" />
            {unread > 0 && (
              <span className={css.count} aria-hidden="true">
                {unread > MOST ? `${MOST}+` : unread}
              </span>
            )}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={css.dropdown} aria-label="Notifications">
          <h2 className={css.heading}>Notifications</h2>
          {notifications && <NotificationItems notifications={notifications} onFollow={() => change(false)} />}
          {footer}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
