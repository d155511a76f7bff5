/** The forms for partners: the inputs of the procedures, with one message for the whole list of areas, which has one control. */
import { z } from 'zod';
import { createFormKeyInputSchema, originsSchema } from '#shared/integrations/embedded-forms.ts';
import { changePartnerInputSchema, createPartnerInputSchema } from '#shared/integrations/partners.ts';

const { areas } = createPartnerInputSchema.shape;
const areasAsOne = z.array(z.string()).superRefine((given, context) => {
  const { error } = areas.safeParse(given);
  if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message });
});

export const addPartnerSchema = createPartnerInputSchema.extend({ areas: areasAsOne });
export const changePartnerSchema = changePartnerInputSchema
  .omit({ partnerId: true, version: true })
  .extend({ areas: areasAsOne });

export const formKeySchema = createFormKeyInputSchema.omit({ partnerId: true }).extend({
  // The list has one control, so it has one message, not one at each website.
  origins: z.array(z.string()).superRefine((origins, context) => {
    const { error } = originsSchema.safeParse(origins);
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message });
  }),
});
