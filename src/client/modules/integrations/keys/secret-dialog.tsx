import { Anchor, Code } from '@mantine/core';
import { SecretModal } from '#client/ui/secret/secret-modal.tsx';
import type { CreatedKey } from '#shared/integrations/schema.ts';

interface SecretDialogProps {
  created: CreatedKey;
  /** Where the tool that asked for it is. It is never sent the key. */
  back?: URL | null | undefined;
  onClose: () => void;
}

/** A new key, and how a tool sends it. */
export function SecretDialog({ created: { key, secret }, back, onClose }: SecretDialogProps) {
  return (
    <SecretModal
      title={`Save the key for “${key.name}” now`}
      label="API key"
      what="key"
      secret={secret}
      advice="Put it in the tool’s settings or a password manager, never in an email, a chat or a web address: anyone who has it can use it."
      onClose={onClose}
    >
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
    </SecretModal>
  );
}
