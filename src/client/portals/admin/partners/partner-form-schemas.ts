/** The forms for partners: the inputs of the procedures, with one message for the whole list of areas, which has one control. */
import { z } from 'zod';
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
