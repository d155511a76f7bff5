import { Button, Group, Modal, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Form } from './form.tsx';

interface CommandDialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The button's label; without one the dialog is read-only. */
  action?: string | undefined;
  pending: boolean;
  /** The action ends something. */
  ending?: boolean;
  /** The server's message when it rejected the action. */
  refusal: string | null;
  /** For a form with more than a few fields. */
  wide?: boolean;
  children: ReactNode;
}

/** A small form over the page. It stays open, with everything typed, until the server has accepted it. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, opened, onClose, onSubmit, action, pending, ending = false, refusal, wide = false, children } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={wide ? 'lg' : undefined}
      centered
    >
      <Form onSubmit={onSubmit}>
        {children}
        {refusal && (
          <Text c="var(--warn)" fw={600} role="alert">
            {refusal}
          </Text>
        )}
        <Group gap="sm">
          {action && (
            <Button type="submit" loading={pending} color={ending ? 'ember' : 'spruce'}>
              {action}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {action ? 'Cancel' : 'Close'}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
