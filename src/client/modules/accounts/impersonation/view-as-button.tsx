import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { enterView } from '#client/lib/view-as.ts';
import { ReasonDialog } from '#client/modules/audit/reason-dialog.tsx';
import { VIEW_AS_MINUTES } from '#shared/accounts/impersonation/schema.ts';
import { paths } from '#shared/platform/paths.ts';

interface ViewAsButtonProps {
  clientId: string;
  name: string;
  /** A disabled client cannot be impersonated. */
  disabled: boolean;
}

/** Opens the portal in this tab as the client sees it, after a reason that is recorded in the audit log. */
export function ViewAsButton({ clientId, name, disabled }: ViewAsButtonProps) {
  const [opened, setOpened] = useState(false);
  const start = trpc.viewAs.start.useMutation({ onSuccess: (grant) => enterView(grant, paths.portal.home) });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={17} aria-hidden="true" />}
        disabled={disabled}
        onClick={() => setOpened(true)}
      >
        View as client
      </Button>
      <ReasonDialog
        title={`View the portal as ${name}`}
        action="Open the portal"
        opened={opened}
        onClose={() => setOpened(false)}
        onReason={(reason) => start.mutate({ clientId, reason })}
        pending={start.isPending || start.isSuccess}
        refusal={start.error && toApiError(start.error).serverMessage}
      >
        This tab will show what {name} sees for {VIEW_AS_MINUTES} minutes. You can’t change, send or download anything,
        and nothing is marked as read. Your reason is recorded in the audit log.
      </ReasonDialog>
    </>
  );
}
