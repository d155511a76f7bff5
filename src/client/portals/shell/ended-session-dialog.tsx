import { Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { LoginAgainForm } from '#client/modules/accounts/auth/login-again-form.tsx';

interface EndedSessionDialogProps {
  username: string;
  /** The user may have logged in again in another tab. */
  onLook: () => void;
  onLeave: () => void;
}

/** Above the dialogs of pages (200) and their popovers (300), below the toasts (400). */
const ABOVE_ALL = 390;

const stay = () => {};

/** Over a page whose session has ended: the page stays as it is, with everything typed, until its user is back. */
export function EndedSessionDialog({ username, onLook, onLeave }: EndedSessionDialogProps) {
  useEffect(() => {
    window.addEventListener('focus', onLook);
    return () => window.removeEventListener('focus', onLook);
  }, [onLook]);

  return (
    <Modal
      opened
      onClose={stay}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      zIndex={ABOVE_ALL}
      title="Your session has ended"
      centered
    >
      <Text c="dimmed" mb="md">
        Please sign in again to continue. Everything you typed is still on the page, and whatever you last sent will go
        through once you’ve signed in.
      </Text>
      <LoginAgainForm username={username} onLeave={onLeave} />
    </Modal>
  );
}
