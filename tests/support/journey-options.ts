/** The broker's part of a journey that leaves traces: an option that was sent, and the next ones, half typed. */
import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client.ts';

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export async function offer(broker: ApiClient, caseId: string, version: number): Promise<void> {
  await broker.trpc.cases.publishOptions.mutate({
    caseId,
    version,
    options: [
      {
        insurer: 'Fictional Mutual',
        premiumCents: 152_000,
        term: 'annual',
        validUntil: day,
        coverages: [{ name: 'Liability for qzx', limitCents: 200_000_000, deductibleCents: null }],
        exclusions: 'qzx-exclusions',
        note: 'qzx-option',
      },
    ],
  });
  const row = { key: randomUUID(), name: 'Liability for qzx-draft' };
  const column = { key: randomUUID(), insurer: 'Imaginary Insurance', premium: '', term: 'annual' as const };
  await broker.trpc.cases.saveOptionDraft.mutate({
    caseId,
    version: 0,
    grid: {
      rows: [row],
      columns: [{ ...column, validUntil: '', cells: {}, exclusions: '', note: 'qzx-typed', documentId: null }],
      message: 'qzx-unsent',
    },
  });
}
