/** The insurers that brokers choose from when they type options. They are only names: the list doesn’t say that anyone works with them. */
import { z } from 'zod';
import { line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { defineSetting } from '#shared/platform/settings.ts';
import { saveSettingInput, settingView } from './schema.ts';

const INSURERS_MAX = 200;

export const insurersSchema = z.object({
  names: z
    .array(line('Enter an insurer’s name', { max: 120 }), 'Send the names as a list')
    .max(INSURERS_MAX, `List up to ${INSURERS_MAX} insurers`)
    .refine(
      (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
      byRule('duplicate', 'Each insurer can be listed only once'),
    ),
});
export type Insurers = z.infer<typeof insurersSchema>;

/** Names that a broker in Alberta often types: a beginning, for administrators to change. */
const initial: Insurers = {
  names: [
    'Alberta Blue Cross',
    'Aviva',
    'Chubb',
    'Canada Life',
    'Definity (Economical)',
    'Echelon',
    'Gore Mutual',
    'Intact',
    'Manulife',
    'Northbridge',
    'Optimum West',
    'Pafco',
    'Peace Hills',
    'Pembridge',
    'Portage Mutual',
    'Saskatchewan Mutual',
    'SGI Canada',
    'Sun Life',
    'Travelers',
    'Wawanesa',
    'Zurich',
  ],
};

export const insurersSetting = defineSetting('insurers', insurersSchema, initial);
export const insurersViewSchema = settingView(insurersSchema);
export const saveInsurersInputSchema = saveSettingInput(insurersSchema);
