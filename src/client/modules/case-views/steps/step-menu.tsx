import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { KeyHint } from '#client/ui/key-hint.tsx';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';
import { type CaseStep, stepsOf } from './case-steps.ts';

interface StepMenuProps {
  allowedEvents: readonly CaseEventType[];
  onChoose: (step: CaseStep) => void;
}

/** Every action besides the next step, in one menu on every screen; nothing when there is none. */
export function StepMenu({ allowedEvents, onChoose }: StepMenuProps) {
  const possible = stepsOf(allowedEvents);
  if (possible.length === 0) return null;
  const ending = possible.filter((entry) => entry.ending);
  const item = ({ step, label, icon: Icon, key, ending: ends }: (typeof possible)[number]) => (
    <Menu.Item
      key={step}
      // The palette's ember is too dark for text on the dark background.
      {...(ends && { c: 'var(--warn)' })}
      leftSection={<Icon size={18} aria-hidden="true" />}
      {...(key && { rightSection: <KeyHint of={key} />, 'aria-keyshortcuts': key })}
      onClick={() => onChoose(step)}
    >
      {label}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          More<span className="visually-hidden"> actions</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {possible.filter((entry) => !entry.ending).map(item)}
        {ending.length > 0 && ending.length < possible.length && <Menu.Divider />}
        {ending.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
