import { Button, Group, Stack, Text } from '@mantine/core';

interface NearNamesProps {
  names: readonly string[];
  onSearch: (name: string) => void;
}

/** When no name matches: similar spellings to search for instead. */
export function NearNames({ names, onSearch }: NearNamesProps) {
  if (names.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text c="dimmed">Similar names:</Text>
      <Group component="ul" className="plain-list" gap="xs">
        {names.map((name) => (
          <li key={name}>
            <Button variant="default" size="compact-sm" onClick={() => onSearch(name)}>
              {name}
            </Button>
          </li>
        ))}
      </Group>
    </Stack>
  );
}
