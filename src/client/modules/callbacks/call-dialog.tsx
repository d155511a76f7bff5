import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { newId } from '#client/lib/new-id.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Callback } from '#shared/callbacks/schema.ts';
import { CallForm, callFormSchema } from './call-form.tsx';

interface CallDialogProps {
  caseId: string;
  /** The call to reschedule; without one a new call is planned. */
  call?: Callback;
  onClose: () => void;
}

const USUAL_MINUTES = 20;

/** Plans or reschedules a call. The client is notified immediately. */
export function CallDialog({ caseId, call, onClose }: CallDialogProps) {
  const utils = trpc.useUtils();
  // Sent again after a dropped connection, it is the same call.
  const [freshId] = useState(() => newId());
  const form = useZodForm(callFormSchema, {
    name: `call-${call?.id ?? caseId}`,
    initialValues: {
      day: call?.day ?? '',
      time: call?.time ?? '',
      minutes: call?.minutes ?? USUAL_MINUTES,
      about: call?.about ?? '',
    },
  });
  const outcome = {
    onSuccess({ words }: Callback) {
      showToast({ kind: 'success', message: `Call scheduled: ${words}. The client has been notified.` });
      void utils.callbacks.list.invalidate({ caseId });
      onClose();
    },
    onError(error: unknown) {
      form.showServerIssues(error);
      const { status } = toApiError(error);
      if (status === 409 || status === 404) void utils.callbacks.list.invalidate({ caseId });
    },
  };
  const plan = trpc.callbacks.plan.useMutation(outcome);
  const move = trpc.callbacks.move.useMutation(outcome);
  const { error, isPending } = call ? move : plan;
  const refusal = error ? toApiError(error) : null;
  return (
    <CommandDialog
      title={call ? 'Reschedule the call' : 'Schedule a call'}
      opened
      onClose={onClose}
      onSubmit={form.submit((values) =>
        call
          ? move.mutate({ ...values, callbackId: call.id, version: call.version })
          : plan.mutate({ ...values, caseId, callbackId: freshId }),
      )}
      action={call ? 'Reschedule call' : 'Schedule call'}
      pending={isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <CallForm caseId={caseId} form={form} {...(call && { callbackId: call.id })} />
    </CommandDialog>
  );
}
