import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash, IconVersions } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { acceptedFiles } from '#shared/documents/file-check.ts';
import type { CaseDocument, DocumentVersion } from '#shared/documents/schema.ts';
import css from './documents.module.css';
import { OpenVersion } from './open-version.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface DocumentActionsProps {
  document: CaseDocument;
  current: DocumentVersion;
  /** Null where nothing can be sent. */
  onVersion: ((files: File[]) => void) | null;
  /** Its name is being changed: the field has the focus, and the menu gets it back afterwards. */
  renaming: boolean;
  onRename: () => void;
}

/** View, download and, behind the dots, the rarely used actions. */
export function DocumentActions({ document, current, onVersion, renaming, onRename }: DocumentActionsProps) {
  const [removing, setRemoving] = useState(false);
  const dialog = useRef<HTMLInputElement>(null);
  const { title, mayRemove, mayChange } = document;
  return (
    <div className={css.actions}>
      <OpenVersion version={current} title={title} document={document} />
      {(onVersion || mayRemove || mayChange) && (
        <Menu position="bottom-end" withinPortal returnFocus={!renaming}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More actions for ${title}`}>
              <IconDots size={20} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayChange && (
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden="true" />} onClick={onRename}>
                Rename
              </Menu.Item>
            )}
            {onVersion && (
              <Menu.Item
                leftSection={<IconVersions size={18} aria-hidden="true" />}
                onClick={() => dialog.current?.click()}
              >
                Upload a new version
              </Menu.Item>
            )}
            {mayRemove && (
              <Menu.Item
                color="ember"
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                onClick={() => setRemoving(true)}
              >
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <input
        hidden
        ref={dialog}
        type="file"
        accept={acceptedFiles}
        tabIndex={-1}
        aria-hidden="true"
        aria-label={`New version of ${title}`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onVersion?.(files);
        }}
      />
      <RemoveDialog document={document} opened={removing} onClose={() => setRemoving(false)} />
    </div>
  );
}
