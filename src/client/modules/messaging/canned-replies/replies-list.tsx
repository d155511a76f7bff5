import { Box, Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { CannedReply, ReplyScope } from '#shared/messaging/canned-replies/schema.ts';
import { ReplyDialog, type ReplyStart } from './reply-dialog.tsx';
import { ReplyItem } from './reply-item.tsx';

interface RepliesListProps {
  replies: readonly CannedReply[];
  scope: ReplyScope;
  title: string;
  intro: string;
  /** Otherwise each can only be copied to one's own. */
  editable: boolean;
}

/** The replies of one kind, with all their actions. A deleted one can be restored. */
export function RepliesList({ replies, scope, title, intro, editable }: RepliesListProps) {
  const heading = useId();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<ReplyStart | null>(null);
  const [removed, setRemoved] = useState<CannedReply | null>(null);
  const readAgain = () => utils.cannedReplies.list.invalidate();
  const failed = (words: string) => (error: unknown) => {
    showToast({ kind: 'error', title: words, message: toApiError(error).serverMessage });
    void readAgain();
  };
  const remove = trpc.cannedReplies.remove.useMutation({
    onSuccess: ({ id }) => {
      setRemoved(replies.find((reply) => reply.id === id) ?? null);
      void readAgain();
    },
    onError: failed('The reply was not deleted'),
  });
  const restore = trpc.cannedReplies.create.useMutation({
    onSuccess: () => {
      setRemoved(null);
      void readAgain();
    },
    onError: failed('The reply was not restored'),
  });
  // A second version of one’s own would be refused.
  const unreplaced = ({ replaces }: CannedReply) =>
    replies.some((other) => other.scope === 'own' && other.replaces === replaces) ? null : replaces;
  const shown = replies.filter((reply) => reply.scope === scope);
  const empty = { title: '', shortcut: '', body: '' };

  return (
    <Box component="section" mt="xl" aria-labelledby={heading}>
      <Group justify="space-between" gap="var(--space-8) var(--space-16)">
        <Title order={2} id={heading}>
          {title}
        </Title>
        {editable && (
          <Button
            size="sm"
            leftSection={<IconPlus size={17} aria-hidden="true" />}
            onClick={() => setOpen({ scope, words: empty })}
          >
            {scope === 'shared' ? 'New shared reply' : 'New reply'}
          </Button>
        )}
      </Group>
      <Text c="dimmed" maw="var(--reading)" mt="var(--space-6)" mb="md">
        {intro}
      </Text>
      <Group component="p" gap="sm" mb={removed ? 'sm' : 0} role="status">
        {removed && (
          <>
            {removed.replaces ? 'Reset to the original' : 'Deleted'}: {removed.title}
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconArrowBackUp size={15} aria-hidden="true" />}
              loading={restore.isPending}
              onClick={() => restore.mutate(removed)}
            >
              Undo
            </Button>
          </>
        )}
      </Group>
      {shown.length === 0 ? (
        <EmptyState title="No replies yet">
          <p>
            {editable
              ? 'Save replies you send often, then type a slash in a conversation to insert it.'
              : 'Replies that administrators share will appear here and in every conversation.'}
          </p>
        </EmptyState>
      ) : (
        <SimpleGrid component="ul" className="plain-list" minColWidth="min(22rem, 100%)">
          {shown.map((reply) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              editable={editable}
              pending={remove.isPending}
              onEdit={() => setOpen({ scope, words: reply, edited: reply })}
              onCopy={() =>
                setOpen(
                  editable
                    ? { scope, words: { ...reply, title: `${reply.title}, copy`.slice(0, 80), shortcut: '' } }
                    : { scope: 'own', words: reply, replaces: unreplaced(reply) },
                )
              }
              onRemove={() => remove.mutate({ id: reply.id, version: reply.version })}
            />
          ))}
        </SimpleGrid>
      )}
      {open && <ReplyDialog start={open} onClose={() => setOpen(null)} />}
    </Box>
  );
}
