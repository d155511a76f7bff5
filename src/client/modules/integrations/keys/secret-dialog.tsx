import { Anchor, Button, Code, Modal, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CreatedKey } from '#shared/integrations/schema.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { SecretField } from './secret-field.tsx';
import { useKeptOpen } from './use-kept-open.ts';

interface SecretDialogProps {
  created: CreatedKey;
  /** Where the tool that asked for it is. It is never sent the key. */
  back?: URL | null | undefined;
  onClose: () => void;
}

/** A new key, shown this once. Closing it any other way than with “I’ve saved it” asks first. */
export function SecretDialog({ created: { key, secret }, back, onClose }: SecretDialogProps) {
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
      title={`Save the key for “${key.name}” now`}
      size="lg"
      centered
    >
      <Stack>
        <p>
          <strong>This is the only time it’s shown.</strong> Put it in the tool’s settings or a password manager, never
          in an email, a chat or a web address: anyone who has it can use it.
        </p>
        <SecretField label="API key" what="key" secret={secret} />
        <p>
          Tools send it with every request as <Code>Authorization: Bearer</Code>, followed by the key.
        </p>
        {back && (
          <p>
            Copied it?{' '}
            <Anchor href={back.href} target="_blank" rel="noopener noreferrer" underline="always">
              Go back to {back.host} and paste it there
            </Anchor>{' '}
            (opens in a new tab).
          </p>
        )}
        {leaving && <LeaveQuestion what="key" onStay={keep} onLeave={close} />}
        <div>
          <Button ref={saved} onClick={close}>
            I’ve saved it
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
