/** How the owner is paid for a request: one of three written statements, which differ in what a lawyer would want to know. */
import { z } from 'zod';
import { defineSetting } from '#shared/platform/settings.ts';
import { saveSettingInput, settingView } from './schema.ts';

export const compensationChoiceSchema = z.enum(['nothing', 'request', 'membership'], 'Choose how you’re paid');
export type CompensationChoice = z.infer<typeof compensationChoiceSchema>;

/** None depends on whether a policy is sold: a share of a commission may need a licence, which the owner doesn’t have. */
export const compensationStatements: Readonly<Record<CompensationChoice, string>> = {
  nothing: 'No one pays us because of your request: not you, not the broker and not an insurer.',
  request:
    'A broker partner pays us a fixed fee for each request they take on. The fee is the same whichever insurer you choose, and whether or not you buy a policy. You pay us nothing.',
  membership:
    'Broker partners pay us a fixed fee to take part. It doesn’t depend on your request, on the insurer you choose or on whether you buy a policy. You pay us nothing.',
};

/** Null until the owner has chosen; the pages then show the general sentence. */
export const compensationSchema = z.object({ choice: compensationChoiceSchema.nullable() });
export const compensationSetting = defineSetting('compensation', compensationSchema, { choice: null });

export const compensationViewSchema = settingView(compensationSchema);
export const saveCompensationInputSchema = saveSettingInput(z.object({ choice: compensationChoiceSchema }));

/** What visitors read now. */
export const disclosureSchema = z.object({ statement: z.string() });
