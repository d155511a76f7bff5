import { Button } from '@mantine/core';
import type { Toast } from '#client/lib/toasts.ts';

interface ToastMessageProps {
  toast: Pick<Toast, 'message' | 'action'>;
  /** Dismisses the toast. */
  onDone: () => void;
}

/** The text of a toast, and its one action. */
export function ToastMessage({ toast: { message, action }, onDone }: ToastMessageProps) {
  if (!action) return message;
  return (
    <>
      {message}{' '}
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          void action.run();
          onDone();
        }}
      >
        {action.label}
      </Button>
    </>
  );
}
