import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Partner } from '#shared/integrations/partners.ts';

/** Pauses a partner after asking, because its requests are refused from then on; resumes it with one press. */
export function PausePartner({ partner }: { partner: Partner }) {
  const { id: partnerId, version, name, pausedAt } = partner;
  const [asking, { open, close }] = useDisclosure();
  const utils = trpc.useUtils();
  const pause = trpc.partners.pause.useMutation({
    onSuccess(after) {
      showToast({
        kind: 'success',
        message: after.pausedAt ? `${name} is paused. Its keys are refused.` : `${name} can send requests again.`,
      });
      close();
    },
    onError(error) {
      if (pausedAt) showToast({ kind: 'error', title: 'Not resumed', message: toApiError(error).serverMessage });
    },
    onSettled: () => void utils.partners.invalidate(),
  });
  if (pausedAt)
    return (
      <Button loading={pause.isPending} onClick={() => pause.mutate({ partnerId, version, paused: false })}>
        Resume
      </Button>
    );
  return (
    <>
      <Button variant="default" onClick={open}>
        Pause
      </Button>
      <CommandDialog
        title={`Pause ${name}`}
        opened={asking}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          pause.mutate({ partnerId, version, paused: true });
        }}
        action="Pause partner"
        pending={pause.isPending}
        ending
        refusal={pause.error && toApiError(pause.error).serverMessage}
      >
        <p>
          All of its keys are refused until you resume it, so it can’t send requests or follow those it has sent.
          Requests that are here already go on.
        </p>
      </CommandDialog>
    </>
  );
}
