import { Combobox, Group, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Action, actionGroups, currentActions } from '#client/lib/actions/actions.ts';
import { listState } from '#client/modules/queue/list-state.ts';
import { useFindCases } from '#client/modules/queue/use-find-cases.ts';
import { KeyHint } from '#client/ui/key-hint.tsx';
import { FoundClients, FoundRequests } from './found-options.tsx';
import { matchingActions } from './matching-actions.ts';
import css from './palette.module.css';

interface PaletteProps {
  /** The address of a request in this area. */
  caseHref: (id: string) => string;
  /** The address of a client, in areas that have one. */
  clientHref?: ((id: string) => string) | undefined;
  onClose: () => void;
}

/** Finds requests and actions by a few letters: a combobox, so that screen readers say what is chosen. */
export function Palette({ caseHref, clientHref, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const results = useRef<HTMLDivElement>(null);
  // What the screen offered when it opened: in the dialog nothing of it changes.
  const [offered] = useState(currentActions);
  const combobox = useCombobox({ opened: true });
  // The library only announces what the arrow keys choose, not the first option.
  const [active, setActive] = useState<string>();
  const actions = matchingActions(offered, typed);
  const found = useFindCases(typed);
  const navigate = useNavigate();
  const nothing = actions.length + found.cases.length + found.clients.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results, and the first is chosen again
  useEffect(() => {
    setActive(combobox.selectFirstOption() ?? undefined);
  }, [typed, actions.length, found.cases]);

  function choose(chosen: string) {
    onClose();
    const [kind, id = ''] = chosen.split(':');
    if (kind === 'case') return void navigate(caseHref(id), { state: listState('') });
    if (kind === 'client' && clientHref) return void navigate(clientHref(id));
    // After the dialog has returned the focus, so that the action can move it.
    const action = offered.find((each) => `action:${each.id}` === chosen);
    if (action) setTimeout(() => action.run(), 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    // An open list keeps Escape to itself; this one is open as long as the dialog.
    if (event.key === 'Escape') onClose();
    if (event.key.startsWith('Arrow'))
      queueMicrotask(() => setActive(results.current?.querySelector('[data-combobox-selected]')?.id));
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
        <Combobox.EventsTarget withExpandedAttribute aria-activedescendant={active}>
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
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
        <Combobox.Options ref={results} className={css.results} aria-label="Results">
          <FoundRequests rows={found.cases} />
          <FoundClients clients={clientHref ? found.clients : []} />
          {actionGroups.map((group) => (
            <ActionGroup key={group} title={group} actions={actions.filter((action) => action.group === group)} />
          ))}
          {nothing && <Combobox.Empty>{found.isSearching ? 'Searching…' : 'Nothing found.'}</Combobox.Empty>}
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
        <Combobox.Option value={`action:${id}`} key={id}>
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
