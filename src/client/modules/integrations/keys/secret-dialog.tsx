import { Anchor, Button, Code, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { CreatedKey } from '#shared/integrations/schema.ts';
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
  const { release } = useKeptOpen(() => setLeaving(true));
  const close = () => {
    release();
    onClose();
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
        <SecretField secret={secret} />
        <p>
          Tools send it with every request as <Code>Authorization: Bearer</Code>, followed by the key.
        </p>
        {back && (
          <p>
            Copied it?{' '}
            <Anchor href={back.href} target="_blank" rel="noopener noreferrer">
              Go back to {back.host} and paste it there
            </Anchor>{' '}
            (opens in a new tab).
          </p>
        )}
        {leaving ? (
          <Stack gap="sm" role="alert" p="md" bg="var(--warn-ground)" bdrs="sm">
            <p>
              <strong>Have you saved the key?</strong> It can’t be shown again. Without it you’d have to replace it.
            </p>
            <Group gap="sm">
              <Button variant="default" data-autofocus onClick={() => setLeaving(false)}>
                Keep it open
              </Button>
              <Button color="ember" variant="outline" onClick={close}>
                Close without saving
              </Button>
            </Group>
          </Stack>
        ) : (
          <div>
            <Button onClick={close}>I’ve saved it</Button>
          </div>
        )}
      </Stack>
    </Modal>
  );
}
