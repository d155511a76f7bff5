import { Anchor, Group } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';

/** How to reach the client outside the conversation. */
export function ContactList({ email, phone }: { email: string; phone: string }) {
  return (
    <Group component="ul" className="plain-list" gap="var(--space-4) var(--space-24)">
      {phone && (
        <Group component="li" gap="xs" wrap="nowrap" mih="1.75rem" miw={0}>
          <IconPhone size={18} aria-hidden="true" />
          <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`} underline="always" miw={0}>
            {phone}
          </Anchor>
        </Group>
      )}
      <Group component="li" gap="xs" wrap="nowrap" mih="1.75rem" miw={0}>
        <IconMail size={18} aria-hidden="true" />
        {email ? (
          <Anchor href={`mailto:${email}`} underline="always" miw={0}>
            {email}
          </Anchor>
        ) : (
          'No email address: messages here don’t reach them'
        )}
      </Group>
    </Group>
  );
}
