import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useFirmChange } from '#client/modules/users/firm/use-firm-change.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { paths } from '#shared/platform/paths.ts';

interface MergeFirmDialogProps {
  firm: { id: string; name: string };
  onClose: () => void;
}

const WAIT_MS = 250;

/** Moves everyone of a firm to another one: the same firm under two names. */
export function MergeFirmDialog({ firm, onClose }: MergeFirmDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, WAIT_MS);
  const [intoId, setInto] = useState('');
  const [tried, setTried] = useState(false);
  const { data } = trpc.firms.list.useQuery(search ? { search } : {}, { placeholderData: (before) => before });
  const others = data?.firms.filter(({ id }) => id !== firm.id) ?? [];
  const outcome = useFirmChange();
  const merge = trpc.firms.merge.useMutation({
    ...outcome,
    onSuccess(answer) {
      outcome.onSuccess(answer);
      void navigate(`${paths.admin.firms}?firm=${intoId}`);
    },
  });
  return (
    <CommandDialog
      title={`Merge ${firm.name} into another firm`}
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (intoId) merge.mutate({ firmId: firm.id, intoId });
      }}
      action="Merge"
      ending
      pending={merge.isPending}
      refusal={merge.error && toApiError(merge.error).serverMessage}
    >
      <p>
        Everyone who works here moves to the other firm with their roles, and clients see its name. This can’t be
        undone.
      </p>
      <TextInput
        label="Find a firm"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label="Merge into"
        data={[{ value: '', label: 'Choose a firm' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
        value={intoId}
        error={tried && !intoId ? 'Choose a firm' : undefined}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
    </CommandDialog>
  );
}
