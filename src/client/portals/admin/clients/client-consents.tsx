import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ClientConsent } from '#shared/client-directory/schema.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { ProofDialog } from '../consents/proof-dialog.tsx';
import details from '../details/details.module.css';

/** A client's current consents, each with a link to its proof. */
export function ClientConsents({ clientId, name }: { clientId: string; name: string }) {
  const { data, error } = trpc.clients.consents.useQuery({ clientId }, { refetchOnMount: 'always' });
  const [chosen, setChosen] = useState<ClientConsent | null>(null);
  const proof = trpc.clients.proof.useMutation();

  function show(consent: ClientConsent) {
    setChosen(consent);
    proof.reset();
    proof.mutate({ clientId, seq: consent.seq });
  }

  if (error) return <p role="alert">{toApiError(error).serverMessage}</p>;
  if (!data) return <PagePlaceholder label="Loading consents" />;
  if (data.consents.length === 0)
    return (
      <Text c="dimmed" inherit>
        No consents yet. What this person agrees to will appear here, word for word.
      </Text>
    );
  return (
    <>
      <Stack component="ul" className={`plain-list ${details.breaking}`} gap="sm">
        {data.consents.map((consent) => (
          <Stack component="li" align="start" gap="var(--space-2)" key={consent.seq}>
            <span>
              {consent.title}
              {consent.caseNumber && ` (${consent.caseNumber})`}
            </span>
            <StateWord tone={consent.withdrawnAt ? 'calm' : 'good'}>
              {consent.withdrawnAt
                ? `Withdrawn ${formatShortMoment(consent.withdrawnAt)}`
                : `Given ${formatShortMoment(consent.givenAt)}`}
            </StateWord>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`View proof: ${consent.title}`}
              onClick={() => show(consent)}
            >
              View proof
            </Button>
          </Stack>
        ))}
      </Stack>
      <ProofDialog
        title={`${name}: ${chosen?.title ?? ''}`}
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        proofs={proof.data?.proofs}
        error={proof.error}
      />
    </>
  );
}
