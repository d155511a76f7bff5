import { Stack, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { CreatedKey, Key } from '#shared/integrations/schema.ts';
import { CreatedDialog } from './created-dialog.tsx';
import { EndedKeys } from './ended-keys.tsx';
import type { KeyCalls } from './key-calls.ts';
import { KeyCard } from './key-card.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

interface KeyListProps {
  keys: readonly Key[];
  calls: KeyCalls;
  showMaker?: boolean;
  /** Of the headings: one below that of the page, or of its part. */
  order?: 2 | 3;
  /** When none of them works. */
  empty: ReactNode;
}

type Open = { step: 'replace' | 'revoke'; key: Key } | { step: 'created'; created: CreatedKey };

/** The keys of one holder: the working ones with all their actions, then the others. */
export function KeyList({ keys, calls, showMaker = false, order = 2, empty }: KeyListProps) {
  const heading = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const working = keys.filter(({ state }) => state === 'working');
  return (
    <Stack gap="xl">
      {working.length === 0 ? (
        empty
      ) : (
        <Stack component="section" gap="sm" aria-labelledby={heading}>
          <Title order={order} id={heading}>
            Working keys
          </Title>
          <Stack component="ul" className="plain-list">
            {working.map((key) => (
              <KeyCard
                key={key.id}
                apiKey={key}
                order={order === 2 ? 3 : 4}
                showMaker={showMaker}
                onReplace={() => setOpen({ step: 'replace', key })}
                onRevoke={() => setOpen({ step: 'revoke', key })}
              />
            ))}
          </Stack>
        </Stack>
      )}
      <EndedKeys order={order} keys={keys.filter(({ state }) => state !== 'working')} />
      {open?.step === 'revoke' && <RevokeDialog apiKey={open.key} calls={calls} onClose={close} />}
      {open?.step === 'replace' && (
        <ReplaceDialog
          apiKey={open.key}
          calls={calls}
          onCreated={(created) => setOpen({ step: 'created', created })}
          onClose={close}
        />
      )}
      {open?.step === 'created' && <CreatedDialog created={open.created} onClose={close} />}
    </Stack>
  );
}
