import { useMutation } from '@tanstack/react-query';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Key } from '#shared/integrations/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import type { KeyCalls } from './key-calls.ts';
import { lastUsedWords, totalUse } from './key-words.ts';

interface RevokeDialogProps {
  apiKey: Key;
  calls: KeyCalls;
  onClose: () => void;
}

/** Asks once, and says what stops: a revoked key can't be restored. */
export function RevokeDialog({ apiKey, calls, onClose }: RevokeDialogProps) {
  const { name } = apiKey;
  const { requests } = totalUse(apiKey);
  const revoke = useMutation({
    mutationFn: () => calls.revoke(apiKey.id),
    onSuccess() {
      showToast({ kind: 'success', message: `“${name}” was revoked.` });
      onClose();
    },
    onSettled: calls.refresh,
  });
  return (
    <CommandDialog
      title={`Revoke “${name}”`}
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        revoke.mutate();
      }}
      action="Revoke key"
      pending={revoke.isPending}
      ending
      refusal={revoke.error && toApiError(revoke.error).serverMessage}
    >
      <p>
        Whatever uses this key stops working right away.{' '}
        {apiKey.lastUsedAt
          ? `It made ${formatNumber(requests)} ${requests === 1 ? 'request' : 'requests'} in the last 7 days, the last one on ${lastUsedWords(apiKey)}.`
          : 'It hasn’t been used yet.'}
      </p>
      <p>
        <strong>This can’t be undone.</strong> To change over without a gap, replace the key instead: the old one can
        work up to three days longer.
      </p>
    </CommandDialog>
  );
}
