import { Button } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import type { CaseDocument, Rotation } from '#shared/documents/schema.ts';
import { useChangeDocument } from './use-change-document.ts';

const next: Record<Rotation, Rotation> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Turns a picture by a quarter, for everyone who sees it. The original is kept. */
export function RotateButton({ document, rotation }: { document: CaseDocument; rotation: Rotation }) {
  const change = useChangeDocument(document);
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconRotateClockwise size={18} aria-hidden="true" />}
      loading={change.isPending}
      onClick={() => change.mutate({ documentId: document.id, rotation: next[rotation] })}
    >
      Rotate
    </Button>
  );
}
