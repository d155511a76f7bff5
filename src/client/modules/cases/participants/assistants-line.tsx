import { Button, CloseButton, Group, Menu } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useActions } from '#client/lib/actions/actions.ts';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useUndo } from '#client/modules/cases/commands/use-undo.ts';

/** For staff, in one line: the assistants of the firm who help, and for those who divide the work, adding and removing them. */
export function AssistantsLine({ caseId }: { caseId: string }) {
  const utils = trpc.useUtils();
  const { data } = trpc.caseAssistants.list.useQuery({ caseId });
  const [opened, setOpened] = useState(false);
  const undo = useUndo(caseId);
  const nameOf = (userId: string) =>
    [...(data?.assistants ?? []), ...(data?.candidates ?? [])].find(({ id }) => id === userId)?.name ?? 'The assistant';
  type Change = { caseId: string; userId: string };
  const outcomeOf = (done: string, reverse: 'add' | 'remove') => ({
    onSuccess: (list: NonNullable<typeof data>, input: Change) => {
      utils.caseAssistants.list.setData({ caseId }, list);
      void utils.cases.timeline.invalidate({ caseId });
      const action = undo(async () => {
        const before = await utils.client.caseAssistants[reverse].mutate(input);
        utils.caseAssistants.list.setData({ caseId }, before);
      });
      showToast({ kind: 'success', message: `${nameOf(input.userId)} ${done}`, action });
    },
    onError: (error: unknown) =>
      showToast({ kind: 'error', title: 'Nothing was changed', message: toApiError(error).serverMessage }),
  });
  const add = trpc.caseAssistants.add.useMutation(outcomeOf('now helps with this request.', 'remove'));
  const remove = trpc.caseAssistants.remove.useMutation(outcomeOf('no longer helps with this request.', 'add'));
  const candidates = data?.candidates ?? [];
  useActions(
    candidates.length > 0
      ? [
          {
            id: 'assistant',
            label: 'Add an assistant',
            group: 'Request',
            words: 'csr help colleague',
            run: () => setOpened(true),
          },
        ]
      : [],
  );
  if (!data || (data.assistants.length === 0 && candidates.length === 0)) return null;
  return (
    <Group gap="var(--space-4) var(--space-12)" mb="var(--space-12)" fz="sm">
      {data.assistants.length > 0 && <span>Assistants:</span>}
      {data.assistants.map(({ id, name }) => (
        <Group key={id} component="span" gap="var(--space-2)" wrap="nowrap">
          {name}
          {data.mayChange && (
            <CloseButton
              size="sm"
              aria-label={`Remove ${name} from this request`}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ caseId, userId: id })}
            />
          )}
        </Group>
      ))}
      {candidates.length > 0 && (
        <Menu opened={opened} onChange={setOpened} position="bottom-start">
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconUserPlus size={16} aria-hidden="true" />}
              loading={add.isPending}
            >
              Add an assistant
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {candidates.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => add.mutate({ caseId, userId: id })}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
