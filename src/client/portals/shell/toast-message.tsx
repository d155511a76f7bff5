import { Button } from '@mantine/core';
import type { Toast } from '#client/lib/toasts.ts';

interface ToastMessageProps {
  toast: Pick<Toast, 'message' | 'action'>;
  /** Takes the toast away. */
  onDone: () => void;
}

/** The words of a toast, and the one thing that can be done about it. */
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
