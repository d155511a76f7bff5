import { Group, SegmentedControl } from '@mantine/core';
import { IconEyeOff, IconNote, IconSend2, IconUser } from '@tabler/icons-react';
import css from './composer.module.css';
import type { Kind } from './use-drafts.ts';

interface ModeSwitchProps {
  kind: Kind;
  onKind: (kind: Kind) => void;
  disabled: boolean;
}

const kinds = [
  { value: 'message', icon: IconSend2, label: 'Message to the client' },
  { value: 'note', icon: IconNote, label: 'Internal note' },
].map(({ value, icon: Icon, label }) => ({
  value,
  label: (
    <span className={css.kind}>
      <Icon size={16} aria-hidden="true" />
      <span>{label}</span>
    </span>
  ),
}));

/** Who the text is for: the choice, with its effect in words next to it. Each mode has its own draft. */
export function ModeSwitch({ kind, onKind, disabled }: ModeSwitchProps) {
  const note = kind === 'note';
  const Icon = note ? IconEyeOff : IconUser;
  return (
    <Group gap="var(--space-6) var(--space-16)">
      <SegmentedControl
        size="xs"
        color={note ? 'wheat' : 'spruce'}
        autoContrast
        data={kinds}
        value={kind}
        disabled={disabled}
        onChange={(value) => onKind(value as Kind)}
        aria-label="Who sees this"
      />
      <p className={css.readers} role="status">
        <Icon size={16} aria-hidden="true" />{' '}
        {note ? 'Only brokers and administrators will see this.' : 'The client will see this.'}
      </p>
    </Group>
  );
}
