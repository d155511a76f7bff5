import { Code } from '@mantine/core';
import { SecretModal } from '#client/ui/secret/secret-modal.tsx';
import type { CreatedWebhook } from '#shared/integrations/webhooks.ts';
import { hostWords } from './webhook-words.ts';

/** The new secret of a webhook, and what its system does with it. */
export function WebhookSecretDialog({ created, onClose }: { created: CreatedWebhook; onClose: () => void }) {
  return (
    <SecretModal
      title={`Save the secret of “${hostWords(created)}” now`}
      label="Signing secret"
      what="secret"
      secret={created.secret}
      advice={
        <>
          Your system verifies with it that an event came from us, from the header <Code>webhook-signature</Code>.
        </>
      }
      onClose={onClose}
    />
  );
}
