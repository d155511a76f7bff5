import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION } from '#client/lib/toasts.ts';
import css from './toaster.module.css';

const icons = { info: IconInfoCircle, success: IconCircleCheck, error: IconAlertTriangle };

/** Shows the toasts of `lib/toasts.ts`, one at a time for five seconds. The live region exists before the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id]);

  const Icon = toast && icons[toast.kind];
  return (
    <div className={css.region} role="status" aria-live="polite" aria-atomic="true">
      {toast && Icon && (
        <div className={css.toast} data-kind={toast.kind} key={toast.id}>
          <Icon className={css.icon} size={22} aria-hidden="true" />
          <div>
            {toast.title && <p className={css.title}>{toast.title}</p>}
            <p>{toast.message}</p>
          </div>
          <button className={css.close} type="button" onClick={() => dismissToast(toast.id)}>
            <IconX size={18} aria-hidden="true" />
            <span className="visually-hidden">Close this message</span>
          </button>
        </div>
      )}
    </div>
  );
}
