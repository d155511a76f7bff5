import { Box, Group, Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { useSingleKeys } from './use-single-keys.ts';

const keys: readonly (readonly [keys: string, what: string])[] = [
  ['j', 'Next request'],
  ['k', 'Previous request'],
  ['Enter', 'Open the request'],
  ['x', 'Select the request; hold Shift for a range'],
  ['/', 'Search'],
  ['?', 'Show keyboard shortcuts'],
];

/** The keyboard shortcuts, and the switch for single-key ones. */
export function KeysHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [on, setOn] = useSingleKeys();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Stack component="dl" gap="xs">
        {keys.map(([key, what]) => (
          <Group key={key} align="baseline" gap={0} wrap="nowrap">
            <Box component="dt" flex="0 0 4.5rem">
              <Kbd>{key}</Kbd>
            </Box>
            <dd>{what}</dd>
          </Group>
        ))}
      </Stack>
      <Text c="dimmed" mt="sm" mb="lg">
        The arrow keys move between rows once a row has focus.
      </Text>
      <Switch
        mih="2rem"
        label="Use single-key shortcuts"
        description="Turn them off if you keep pressing keys by accident."
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}
