import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import css from './command-dialog.module.css';

interface CommandDialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The word on the button; without one there is nothing to send, only to read. */
  action?: string | undefined;
  pending: boolean;
  /** Ends something. */
  ending?: boolean;
  /** The sentence of the server when it refused. */
  refusal: string | null;
  children: ReactNode;
}

/** A small form over the page. It stays open, with everything typed, until the server has said yes. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, opened, onClose, onSubmit, action, pending, ending = false, refusal, children } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: css.title }}
      centered
    >
      <form className={css.form} onSubmit={onSubmit} noValidate>
        {children}
        {refusal && (
          <p className={css.refusal} role="alert">
            {refusal}
          </p>
        )}
        <div className={css.actions}>
          {action && (
            <Button type="submit" loading={pending} color={ending ? 'ember' : 'spruce'}>
              {action}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {action ? 'Cancel' : 'Close'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
