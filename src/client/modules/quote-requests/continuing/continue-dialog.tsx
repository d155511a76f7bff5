import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Line } from '#shared/lines/ids.ts';
import type { Draft } from '../draft.ts';
import css from './continuing.module.css';
import { EmailLinkForm } from './email-link-form.tsx';
import { FilePart } from './file-part.tsx';
import { QrPart } from './qr-part.tsx';

export interface ContinueDialogProps {
  line: Line;
  draft: Draft;
  onClose: () => void;
}

/** The three ways to another device: an email, a QR code, a file. */
export function ContinueDialog({ line, draft, onClose }: ContinueDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog className={css.dialog} ref={dialog} aria-labelledby="continue-heading" onClose={onClose}>
      <div className={css.head}>
        <h2 className={css.heading} id="continue-heading">
          Continue on another device
        </h2>
        <button className={css.close} type="button" onClick={() => dialog.current?.close()}>
          <IconX size={24} aria-hidden="true" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <EmailLinkForm draft={draft} />
      <QrPart draft={draft} />
      <FilePart line={line} draft={draft} />
    </dialog>
  );
}
