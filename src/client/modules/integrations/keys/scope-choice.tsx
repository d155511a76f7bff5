import { Checkbox, type CheckboxGroupProps, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { scopeWords } from '#shared/integrations/scope-words.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { NamedChoices } from '../named-choices.tsx';

const groups = [
  { title: 'Read', holds: (scope: Scope) => scope.endsWith(':read') },
  { title: 'Act', holds: (scope: Scope) => !scope.endsWith(':read') },
];

interface ScopeChoiceProps extends Omit<CheckboxGroupProps, 'children'> {
  /** Which can be chosen. */
  offered: readonly Scope[];
}

/** What a key may do, in words; beside them the names that the documentation uses. */
export function ScopeChoice({ offered, ...group }: ScopeChoiceProps) {
  return (
    <Checkbox.Group {...group}>
      <Stack gap="md" mt="sm" mb="xs">
        {groups.map(({ title, holds }) => (
          <ScopeGroup key={title} title={title} scopes={offered.filter(holds)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function ScopeGroup({ title, scopes }: { title: string; scopes: readonly Scope[] }) {
  const id = useId();
  if (scopes.length === 0) return null;
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text id={id} c="dimmed" size="sm" fw={600}>
        {title}
      </Text>
      <NamedChoices names={scopes} words={scopeWords} />
    </Stack>
  );
}
