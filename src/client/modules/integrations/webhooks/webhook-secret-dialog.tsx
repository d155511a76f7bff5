import { Button, Code, Modal, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CreatedWebhook } from '#shared/integrations/webhooks.ts';
import { LeaveQuestion } from '../keys/leave-question.tsx';
import { SecretField } from '../keys/secret-field.tsx';
import { useKeptOpen } from '../keys/use-kept-open.ts';
import { hostWords } from './webhook-words.ts';

/** A new secret, shown this once. Closing it any other way than with “I’ve saved it” asks first. */
export function WebhookSecretDialog({ created, onClose }: { created: CreatedWebhook; onClose: () => void }) {
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
      title={`Save the secret of “${hostWords(created)}” now`}
      size="lg"
      centered
    >
      <Stack>
        <p>
          <strong>This is the only time it’s shown.</strong> Your system verifies with it that an event came from us,
          from the header <Code>webhook-signature</Code>.
        </p>
        <SecretField label="Signing secret" what="secret" secret={created.secret} />
        {leaving && <LeaveQuestion what="secret" onStay={keep} onLeave={close} />}
        <div>
          <Button ref={saved} onClick={close}>
            I’ve saved it
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
