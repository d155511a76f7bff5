/** Options in the editor: every field is text, so that half an amount or half a date is kept as it is. */
import { z } from 'zod';
import { newId } from '#client/lib/new-id.ts';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { usualCoverages } from '#shared/lines/coverages/rows.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';
import { centsFromText } from './money-text.ts';

const coverageDraftSchema = z.object({
  key: z.string(),
  name: z.string(),
  limit: z.string(),
  deductible: z.string(),
  note: z.string(),
});
export type CoverageDraft = z.infer<typeof coverageDraftSchema>;

const optionDraftSchema = z.object({
  key: z.string(),
  insurer: z.string(),
  premium: z.string(),
  term: z.string(),
  coverages: z.array(coverageDraftSchema),
  exclusions: z.string(),
  validUntil: z.string(),
  note: z.string(),
});
export type OptionDraft = z.infer<typeof optionDraftSchema>;

export const optionsDraftSchema = z.object({ options: z.array(optionDraftSchema), message: z.string() });
export type OptionsDraft = z.infer<typeof optionsDraftSchema>;

export function emptyCoverage(name = ''): CoverageDraft {
  return { key: newId(), name, limit: '', deductible: '', note: '' };
}

/** Starts with the line's usual coverages: rows without an amount or a note are to be filled in or removed. */
export function emptyOption(type: CaseType, validUntil = ''): OptionDraft {
  return {
    key: newId(),
    insurer: '',
    premium: '',
    term: 'annual',
    coverages: usualCoverages(type).map(({ name }) => emptyCoverage(name)),
    exclusions: '',
    validUntil,
    note: '',
  };
}

export function emptyOptions(type: CaseType, validUntil = ''): OptionsDraft {
  return { options: [emptyOption(type, validUntil)], message: '' };
}

/** A copy of an option without its premium, which must be typed, so that a copy is never sent by accident. */
export function copyOption(option: OptionDraft): OptionDraft {
  return {
    ...option,
    key: newId(),
    premium: '',
    coverages: option.coverages.map((coverage) => ({ ...coverage, key: newId() })),
  };
}

/** Moves an option by one; at either end nothing changes. */
export function movedOptions(options: OptionDraft[], key: string, by: -1 | 1): OptionDraft[] {
  const from = options.findIndex((option) => option.key === key);
  const option = options[from];
  if (!option || from + by < 0 || from + by >= options.length) return options;
  return options.toSpliced(from, 1).toSpliced(from + by, 0, option);
}

function textFromCents(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}

/** Turns an earlier option into a draft, to be changed and sent again. Its expiry must be entered again. */
export function draftFromOption({
  insurer,
  premiumCents,
  term,
  coverages,
  exclusions,
  note,
}: QuoteOption): OptionDraft {
  return {
    key: newId(),
    insurer,
    premium: textFromCents(premiumCents),
    term,
    coverages: coverages.map((coverage) => ({
      key: newId(),
      name: coverage.name,
      limit: textFromCents(coverage.limitCents),
      deductible: textFromCents(coverage.deductibleCents),
      note: coverage.note ?? '',
    })),
    exclusions: exclusions ?? '',
    validUntil: '',
    note: note ?? '',
  };
}

/** The input before validation: the schema's names, amounts in cents. */
export function draftToInput(draft: OptionsDraft): Record<'options' | 'message', unknown> {
  return {
    message: draft.message,
    options: draft.options.map(({ insurer, premium, term, coverages, exclusions, validUntil, note }) => ({
      insurer,
      premiumCents: centsFromText(premium),
      term,
      coverages: coverages.map(({ name, limit, deductible, note: remark }) => ({
        name,
        limitCents: centsFromText(limit),
        deductibleCents: centsFromText(deductible),
        note: remark,
      })),
      exclusions,
      validUntil,
      note,
    })),
  } satisfies Record<keyof Pick<PublishOptionsInput, 'options' | 'message'>, unknown>;
}
