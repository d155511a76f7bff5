/** The register of service providers: companies that handle people’s information for the owner (PIPA s. 6(2)). */
import { z } from 'zod';
import { isoDate, line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { defineSetting } from '#shared/platform/settings.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import { saveSettingInput, settingView } from './schema.ts';

export const providerRoleSchema = z.enum(
  ['hosting', 'email', 'texts', 'documents', 'assistant', 'other'],
  'Choose what they work on',
);
export type ProviderRole = z.infer<typeof providerRoleSchema>;

export const providerRoleLabels: Readonly<Record<ProviderRole, string>> = {
  hosting: 'Hosting and backups',
  email: 'Sending email',
  texts: 'Sending text messages',
  documents: 'Storing documents',
  assistant: 'Chat assistant',
  other: 'Something else',
};

export const providerSchema = z
  .object({
    role: providerRoleSchema,
    name: line('Enter the company’s name', { max: 120 }),
    country: line('Enter the country where they handle the information', { max: 80 }),
    task: line('Enter what they do with the information'),
    since: isoDate('Choose the day they started'),
    /** The last day; null while they work for the owner. */
    until: z
      .union([z.literal('').transform(() => null), isoDate('Choose the last day')])
      .nullable()
      .meta({ format: 'date' }),
  })
  .refine(({ since, until }) => !until || until >= since, {
    path: ['until'],
    ...byRule('out_of_order', 'Choose a day that isn’t before the first'),
  });
export type Provider = z.output<typeof providerSchema>;

export const providersSchema = z.object({
  providers: z.array(providerSchema).max(100, 'You can list up to 100 providers'),
});
export const providersSetting = defineSetting('providers', providersSchema, { providers: [] });

/** A row of the public page. */
export const listedProviderSchema = z.object({
  name: z.string(),
  country: z.string(),
  task: z.string(),
  /** `Since November 1, 2026`, `November 1, 2026 to February 3, 2027`. */
  period: z.string(),
});
export type ListedProvider = z.infer<typeof listedProviderSchema>;

export const providersViewSchema = settingView(providersSchema).extend({
  /** The AI provider as switched on in the configuration, until it has an entry of its own. */
  automatic: listedProviderSchema.nullable(),
  /** What nobody is entered for yet. */
  missing: z.array(providerRoleSchema),
});
export const saveProvidersInputSchema = saveSettingInput(providersSchema);

/** Still handles information on a day. */
export function isCurrent({ until }: Pick<Provider, 'until'>, day: string): boolean {
  return until === null || until >= day;
}

export function periodWords({ since, until }: Pick<Provider, 'since' | 'until'>): string {
  return until ? `${dayWords(since)} to ${dayWords(until)}` : `Since ${dayWords(since)}`;
}
