import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';

interface WhoFilterProps {
  who: string | undefined;
  whoName: string | null;
  onWho: (id: string) => void;
}

/** One person, searched by the beginning of the name. */
export function WhoFilter({ who, whoName, onWho }: WhoFilterProps) {
  const [typed, setTyped] = useState('');
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const words = typed.trim();
  const { data } = trpc.audit.people.useQuery(
    { words },
    { enabled: words.length > 1, placeholderData: (before) => before },
  );
  const people = words.length > 1 ? (data?.people ?? []) : [];

  if (who)
    return (
      <TextInput
        label="Person"
        value={whoName ?? 'Selected person'}
        readOnly
        rightSection={<CloseButton aria-label="Show everyone" onClick={() => onWho('')} />}
      />
    );
  return (
    <Combobox
      store={box}
      onOptionSubmit={(id) => {
        setTyped('');
        box.closeDropdown();
        onWho(id);
      }}
    >
      <Combobox.Target>
        <TextInput
          label="Person"
          placeholder="Start of a name"
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
          onFocus={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={words.length < 2}>
        <Combobox.Options>
          {people.length === 0 && <Combobox.Empty>No matching names</Combobox.Empty>}
          {people.map(({ id, name, role }) => (
            <Combobox.Option key={id} value={id}>
              {name}, {role}
            </Combobox.Option>
          ))}
          {people.length > 0 && data?.more && <Combobox.Footer>More people match. Keep typing.</Combobox.Footer>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
