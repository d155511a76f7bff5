/** The draft of a case: one grid, the same on every device. */
import type { DraftState, DraftSync } from '#client/lib/draft-sync.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useDraft } from '#client/lib/use-draft.ts';
import { type OptionDraft, type OptionGrid, optionGridSchema } from '#shared/quote-options/draft.ts';

export type OptionDraftSync = DraftSync<OptionGrid, OptionDraft>;

export function useOptionDraft(
  caseId: string,
  opened: OptionDraft,
  fresh: () => OptionGrid,
): { draft: OptionDraftSync; state: DraftState<OptionGrid, OptionDraft> } {
  const { client } = trpc.useUtils();
  return useDraft(
    {
      key: `options:${caseId}`,
      read: () => client.cases.optionDraft.query({ caseId }),
      save: ({ version, value }) => client.cases.saveOptionDraft.mutate({ caseId, version, grid: value }),
      valueIn: ({ grid }) => grid,
      fits: (kept) => optionGridSchema.safeParse(kept).data ?? null,
      fresh,
    },
    opened,
  );
}
