import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION } from '#client/lib/toasts.ts';

const looks = {
  info: { color: 'spruce', icon: <IconInfoCircle size={20} aria-hidden="true" /> },
  success: { color: 'spruce', icon: <IconCircleCheck size={20} aria-hidden="true" /> },
  error: { color: 'ember', icon: <IconAlertTriangle size={20} aria-hidden="true" /> },
};

function showNext(shown: Set<number>): void {
  const toast = currentToast();
  if (!toast || shown.has(toast.id)) return;
  shown.add(toast.id);
  notifications.show({
    id: String(toast.id),
    title: toast.title,
    message: toast.message,
    autoClose: TOAST_DURATION,
    closeButtonProps: { 'aria-label': 'Close this message' },
    onClose: () => dismissToast(toast.id),
    ...looks[toast.kind],
  });
}

/** Shows the one queue of toasts (`lib/toasts.ts`) with Mantine: one at a time, five seconds each. */
export function PortalToaster() {
  useEffect(() => {
    const shown = new Set<number>();
    showNext(shown);
    return subscribeToToasts(() => showNext(shown));
  }, []);
  return <Notifications limit={1} position="bottom-right" />;
}
