import { Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useSession } from '#client/lib/session.tsx';
import { LoginAgainForm } from '#client/modules/accounts/auth/login-again-form.tsx';

/** Above the dialogs of pages (200) and their popovers (300), below the toasts (400). */
const ABOVE_ALL = 390;

const stay = () => {};

/** Over a page whose session has ended: the page stays as it is, with everything typed, until its user is back. */
export function EndedSessionDialog() {
  const session = useSession();
  const ended = session.status === 'user' && session.ended;
  const { refresh } = session;

  useEffect(() => {
    if (!ended) return;
    // The user may have logged in again in another tab.
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [ended, refresh]);

  return (
    <Modal
      opened={ended}
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
      {ended && <LoginAgainForm username={session.user.username} onLeave={session.leave} />}
    </Modal>
  );
}
