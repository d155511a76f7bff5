/** Colleagues a note can mention. */
import { z } from 'zod';
import { idSchema } from '#shared/platform/fields.ts';
import { roleSchema } from '#shared/platform/permissions.ts';

export const colleaguesInputSchema = z.object({ caseId: idSchema });

/** The brokers and administrators, without the viewer. */
export const colleaguesSchema = z.object({
  colleagues: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      role: roleSchema,
      /** May open this case: is notified of a mention. */
      sees: z.boolean(),
    }),
  ),
});
export type Colleague = z.infer<typeof colleaguesSchema>['colleagues'][number];
