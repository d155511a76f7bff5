import { showToast } from '#client/lib/toasts.ts';
import buttons from '#client/ui/button.module.css';

/** The toasts as the forms show them: one at a time, five seconds each. */
export function ToastDemo() {
  return (
    <p>
      <button
        type="button"
        className={buttons.secondary}
        onClick={() => {
          showToast({
            kind: 'success',
            title: 'Message Sent',
            message: 'The first of two. The second waits its turn.',
          });
          showToast({ kind: 'info', message: 'The second came when the first had gone.' });
        }}
      >
        Show two toasts
      </button>
    </p>
  );
}
