import { Group } from '@mantine/core';
import { IconArrowBackUp, IconBriefcase, IconEye, IconInbox, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { type ContactStatus, contactStatusLabels } from '#shared/contact-messages/desk-schema.ts';

const icons: Record<ContactStatus, TablerIcon> = {
  new: IconInbox,
  open: IconEye,
  replied: IconArrowBackUp,
  converted: IconBriefcase,
  spam: IconTrash,
};

/** The status of a message: icon and word, and a colour for waiting ones. */
export function MessageStatus({ status }: { status: ContactStatus }) {
  const Icon = icons[status];
  const waiting = status === 'new' || status === 'open';
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="var(--space-4)"
      c={waiting ? 'var(--warn)' : 'dimmed'}
      fz="sm"
      fw={waiting ? 600 : 400}
      data-waiting={waiting || undefined}
    >
      <Icon size={16} aria-hidden="true" /> {contactStatusLabels[status]}
    </Group>
  );
}
