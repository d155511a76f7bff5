/** The assistants of a firm who help with a case. */
import { z } from 'zod';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { idSchema } from '#shared/platform/fields.ts';

const assistantSchema = z.object({ id: z.uuid(), name: z.string() });

export const caseAssistantsSchema = z.object({
  assistants: z.array(assistantSchema),
  /** Assistants of the firm who could be added; empty for someone who may not add any. */
  candidates: z.array(assistantSchema),
  mayChange: z.boolean(),
});
export type CaseAssistants = z.infer<typeof caseAssistantsSchema>;

export const changeAssistantInputSchema = caseIdInputSchema.extend({ userId: idSchema });
export type ChangeAssistantInput = z.infer<typeof changeAssistantInputSchema>;
