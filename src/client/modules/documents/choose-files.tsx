import { Button, type ButtonProps } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { acceptedFiles } from '#shared/documents/file-check.ts';
import css from './uploader.module.css';

interface ChooseFilesProps extends Pick<ButtonProps, 'variant' | 'size' | 'leftSection'> {
  onFiles: (files: File[]) => void;
  /** One file only: a new version, or the same file again. */
  single?: boolean;
  /** Phones also offer their camera. */
  camera?: boolean;
  /** For screen readers, when the text alone does not say which one. */
  label?: string;
  children: ReactNode;
}

function FileInput({
  onFiles,
  input,
  ...rest
}: {
  onFiles: (files: File[]) => void;
  input: React.RefObject<HTMLInputElement | null>;
  accept: string;
  multiple?: boolean;
  capture?: 'environment';
  label: string;
}) {
  const { label, ...attributes } = rest;
  return (
    <input
      {...attributes}
      hidden
      ref={input}
      type="file"
      tabIndex={-1}
      aria-hidden="true"
      aria-label={label}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Allows the same file to be chosen again.
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

/** A button that opens the file dialog, and on phones a second one that opens the camera. */
export function ChooseFiles({ onFiles, single = false, camera = false, label, children, ...look }: ChooseFilesProps) {
  const dialog = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} type="button" aria-label={label} onClick={() => dialog.current?.click()}>
        {children}
      </Button>
      <FileInput onFiles={onFiles} input={dialog} accept={acceptedFiles} multiple={!single} label="Files" />
      {camera && (
        <>
          <Button
            {...look}
            className={css.camera}
            variant="default"
            type="button"
            leftSection={<IconCamera size={18} aria-hidden="true" />}
            onClick={() => lens.current?.click()}
          >
            Take a photo
          </Button>
          <FileInput onFiles={onFiles} input={lens} accept="image/*" capture="environment" label="Photo" />
        </>
      )}
    </>
  );
}
