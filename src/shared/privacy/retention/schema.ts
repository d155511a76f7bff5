/** Retention as an administrator sees it, and legal holds, which stop it. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { retentionRuleNames } from '#shared/data-classes/retention-rules.ts';
import { dateTimeSchema, idSchema } from '#shared/platform/fields.ts';

export const retentionRuleNameSchema = z.enum(retentionRuleNames, 'Choose a rule');

export const retentionPreviewSchema = z.object({
  rules: z.array(
    z.object({
      rule: retentionRuleNameSchema,
      /** How many rows would be removed now. */
      due: z.int(),
      oldest: dateTimeSchema.nullable(),
      /** How many would be removed if no legal hold kept them. */
      held: z.int(),
      lastRun: z.object({ at: dateTimeSchema, removed: z.int(), kept: z.int() }).nullable(),
    }),
  ),
  /** Working records that are deleted by the hour: after how long, and how many there are, counted up to `KEPT_COUNTED` and one more. */
  hourly: z.array(z.object({ what: z.string(), after: z.string(), rows: z.int() })),
});
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;

export const retentionRunsSchema = z.object({
  runs: z.array(
    z.object({
      id: z.uuid(),
      rule: retentionRuleNameSchema,
      removed: z.int(),
      kept: z.int(),
      at: dateTimeSchema,
    }),
  ),
});
export type RetentionRuns = z.infer<typeof retentionRunsSchema>;
export const retentionStartedSchema = z.object({ started: z.boolean() });

export const legalHoldSchema = z.object({
  id: z.uuid(),
  reason: z.string(),
  placedByName: z.string(),
  createdAt: dateTimeSchema,
  releasedAt: dateTimeSchema.nullable(),
  releasedByName: z.string().nullable(),
});
export type LegalHold = z.infer<typeof legalHoldSchema>;
export const legalHoldListSchema = z.object({ holds: z.array(legalHoldSchema) });

export const legalHoldCaseInputSchema = z.object({ caseId: idSchema });
export const placeLegalHoldInputSchema = legalHoldCaseInputSchema.extend({ reason: reasonSchema });
export type PlaceLegalHoldInput = z.infer<typeof placeLegalHoldInputSchema>;
export const releaseLegalHoldInputSchema = z.object({ holdId: idSchema, reason: reasonSchema });
export type ReleaseLegalHoldInput = z.infer<typeof releaseLegalHoldInputSchema>;
