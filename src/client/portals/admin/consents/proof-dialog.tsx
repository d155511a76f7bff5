import { Modal, Stack, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import type { ConsentProof } from '#shared/consents/schema.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import details from '../details/details.module.css';
import { ProofItem } from './proof-item.tsx';

interface ProofDialogProps {
  /** Whose consent, and to what. */
  title: string;
  opened: boolean;
  onClose: () => void;
  proofs: readonly ConsentProof[] | undefined;
  error: unknown;
}

/** The ledger rows of one consent. The server has recorded that they were opened. */
export function ProofDialog({ title, opened, onClose, proofs, error }: ProofDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        <Text component="span" ff="heading" fw={560} size="xl" className={details.breaking}>
          {title}
        </Text>
      }
      size="46rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        <Text c="dimmed" inherit>
          Newest first. Each entry is sealed with the hash of the one before it. Viewing a proof is recorded in the
          audit log.
        </Text>
        {Boolean(error) && <p role="alert">{toApiError(error).serverMessage}</p>}
        {!proofs && !error && <PagePlaceholder label="Loading proof" />}
        {proofs?.length === 0 && (
          <p>The ledger has no entry for this: the address was never confirmed, so no consent was given.</p>
        )}
        {proofs?.map((proof) => (
          <ProofItem key={proof.seq} proof={proof} />
        ))}
      </Stack>
    </Modal>
  );
}
