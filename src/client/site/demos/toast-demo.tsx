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
            message: 'This is the first of two. The second comes next.',
          });
          showToast({ kind: 'info', message: 'The second appeared once the first was gone.' });
        }}
      >
        Show two toasts
      </button>
    </p>
  );
}
