import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { rejectionReasons } from './rejection-reasons.ts';

interface RejectMenuProps {
  title: string;
  pending: boolean;
  onReason: (note: string) => void;
  /** The reason is to be typed. */
  onOther: () => void;
}

/** Rejects a document with one of the usual reasons, which the client reads as a sentence. */
export function RejectMenu({ title, pending, onReason, onOther }: RejectMenuProps) {
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          loading={pending}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          aria-label={`Reject: ${title}`}
        >
          Reject
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {rejectionReasons.map(({ label, note }) => (
          <Menu.Item key={label} onClick={() => onReason(note)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onOther}>Another reason…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
