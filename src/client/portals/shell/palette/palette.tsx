import { Combobox, Group, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Action, actionGroups, currentActions } from '#client/lib/actions/actions.ts';
import { KeyHint } from '#client/ui/key-hint.tsx';
import { matchingActions } from './matching-actions.ts';
import css from './palette.module.css';

interface PaletteProps {
  caseHref: (id: string) => string;
  onClose: () => void;
}

/** Finds requests and actions by a few letters: a combobox, so that screen readers say what is chosen. */
export function Palette({ onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  // What the screen offered when it opened: in the dialog nothing of it changes.
  const [offered] = useState(currentActions);
  const combobox = useCombobox({ opened: true });
  const actions = matchingActions(offered, typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results, and the first is chosen again
  useEffect(() => {
    combobox.selectFirstOption();
  }, [typed, actions.length]);

  function choose(id: string) {
    onClose();
    // After the dialog has returned the focus, so that the action can move it.
    const action = offered.find((each) => each.id === id);
    if (action) setTimeout(() => action.run(), 0);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="38rem"
      yOffset="12dvh"
      aria-label="Find requests and actions"
    >
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
        <Combobox.EventsTarget>
          <TextInput
            classNames={{ input: css.field }}
            variant="unstyled"
            size="lg"
            leftSection={<IconSearch size={20} aria-hidden="true" />}
            aria-label="Find requests and actions"
            placeholder="Name, plate, policy number or action"
            autoComplete="off"
            maxLength={100}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={css.results} aria-label="Results">
          {actionGroups.map((group) => (
            <ActionGroup key={group} title={group} actions={actions.filter((action) => action.group === group)} />
          ))}
          {actions.length === 0 && <Combobox.Empty>Nothing found.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
}

function ActionGroup({ title, actions }: { title: string; actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <Combobox.Group label={title}>
      {actions.map(({ id, label, key }) => (
        <Combobox.Option value={id} key={id}>
          <Group component="span" justify="space-between" wrap="nowrap">
            <Text component="span" inherit>
              {label}
            </Text>
            {key && <KeyHint of={key} />}
          </Group>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
