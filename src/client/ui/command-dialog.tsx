import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import css from './command-dialog.module.css';

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
  children: ReactNode;
}

/** A small form over the page. It stays open, with everything typed, until the server has accepted it. */
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
