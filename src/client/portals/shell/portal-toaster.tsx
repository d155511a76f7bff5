import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION } from '#client/lib/toasts.ts';
import { ToastMessage } from './toast-message.tsx';

/** A toast with an action: keyboard users need the time to reach it. */
const ACTION_DURATION = 2 * TOAST_DURATION;

const looks = {
  info: { color: 'spruce', icon: <IconInfoCircle size={20} aria-hidden="true" /> },
  success: { color: 'spruce', icon: <IconCircleCheck size={20} aria-hidden="true" /> },
  error: { color: 'ember', icon: <IconAlertTriangle size={20} aria-hidden="true" /> },
};

/** Follows the queue: shows its first toast, and hides one that was dismissed early. */
function follow(shown: { id: number | undefined }): void {
  const toast = currentToast();
  const before = shown.id;
  if (before === toast?.id) return;
  shown.id = toast?.id;
  if (before !== undefined) notifications.hide(String(before));
  if (!toast) return;
  notifications.show({
    id: String(toast.id),
    title: toast.title,
    message: <ToastMessage toast={toast} onDone={() => dismissToast(toast.id)} />,
    autoClose: toast.action ? ACTION_DURATION : TOAST_DURATION,
    closeButtonProps: { 'aria-label': 'Close this message' },
    // Deferred, because Mantine calls this during its own update and would lose a toast shown now.
    onClose: () => queueMicrotask(() => dismissToast(toast.id)),
    ...looks[toast.kind],
  });
}

/**
 * Shows the single toast queue (`lib/toasts.ts`) with Mantine: one at a time, five seconds each, longer with an action. In the middle, as the
 * composer’s buttons are on the right and a list’s rows on the left.
 */
export function PortalToaster() {
  useEffect(() => {
    const shown = { id: undefined };
    follow(shown);
    return subscribeToToasts(() => follow(shown));
  }, []);
  return <Notifications limit={1} position="bottom-center" />;
}
