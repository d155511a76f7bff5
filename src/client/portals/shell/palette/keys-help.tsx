import { Box, Group, Kbd, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import { type Action, actionGroups, currentActions } from '#client/lib/actions/actions.ts';
import { useSingleKeys } from '#client/lib/actions/use-single-keys.ts';

function Keys({ title, actions }: { title: string; actions: readonly (readonly [key: string, what: string])[] }) {
  if (actions.length === 0) return null;
  return (
    <section>
      <Title order={3} size="var(--text-15)" mb="xs">
        {title}
      </Title>
      <Stack component="dl" gap="var(--space-6)">
        {actions.map(([key, what]) => (
          <Group key={key} align="baseline" gap={0} wrap="nowrap">
            <Box component="dt" flex="0 0 5.5rem">
              <Kbd>{key}</Kbd>
            </Box>
            <dd>{what}</dd>
          </Group>
        ))}
      </Stack>
    </section>
  );
}

const hasKey = (action: Action): action is Action & { key: string } => action.key !== undefined;

/** The keyboard shortcuts of the current screen, and the switch for single keys. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useSingleKeys();
  const actions = currentActions().filter(hasKey);
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" closeButtonProps={{ 'aria-label': 'Close' }} centered>
      <Stack gap="lg">
        <Keys
          title="Everywhere"
          actions={[
            ['Ctrl K', 'Find requests and actions (⌘ K on a Mac)'],
            ['?', 'Show keyboard shortcuts'],
            ['Esc', 'Leave a text field, so that keys work again'],
          ]}
        />
        {actionGroups.map((group) => (
          <Keys
            key={group}
            title={group}
            actions={actions.filter((action) => action.group === group).map(({ key, label }) => [key, label])}
          />
        ))}
        <Text c="dimmed">The arrow keys move between rows once a row has focus, and Enter opens it.</Text>
        <Switch
          mih="2rem"
          label="Use single-key shortcuts"
          description="Turn them off if you keep pressing keys by accident."
          checked={on}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
