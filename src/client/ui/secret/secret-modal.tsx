import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { LeaveQuestion } from './leave-question.tsx';
import { SecretField } from './secret-field.tsx';
import { useKeptOpen } from './use-kept-open.ts';

interface SecretModalProps {
  title: string;
  /** Of the field that shows it. */
  label: string;
  /** For the button and the question: key, secret. */
  what: string;
  secret: string;
  /** What it is for, or how to keep it; it follows the warning that it isn't shown again. */
  advice: ReactNode;
  /** What to do with it once it is copied. */
  children?: ReactNode;
  onClose: () => void;
}

/** A secret, shown this once. Closing it any other way than with “I’ve saved it” asks first. */
export function SecretModal({ title, label, what, secret, advice, children, onClose }: SecretModalProps) {
  const [leaving, setLeaving] = useState(false);
  const saved = useRef<HTMLButtonElement>(null);
  const { stay, release } = useKeptOpen(() => setLeaving(true));
  const close = () => {
    if (!release()) onClose();
  };
  const keep = () => {
    stay();
    setLeaving(false);
    saved.current?.focus();
  };
  return (
    <Modal
      opened
      onClose={() => setLeaving(true)}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={title}
      size="lg"
      centered
    >
      <Stack>
        <p>
          <strong>This is the only time it’s shown.</strong> {advice}
        </p>
        <SecretField label={label} what={what} secret={secret} />
        {children}
        {leaving && <LeaveQuestion what={what} onStay={keep} onLeave={close} />}
        <div>
          <Button ref={saved} onClick={close}>
            I’ve saved it
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
