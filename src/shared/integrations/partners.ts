/** Partners: agencies and lead sites that send us requests. */
import { z } from 'zod';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { areaSchema } from '#shared/brokers/profile-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { cursorSchema, dateTimeSchema, email, idSchema, line } from '#shared/platform/fields.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { keyFields, keyListSchema, partnerScopes } from './schema.ts';

export const MAX_DAILY_CEILING = 100_000;
const SLUG = 'Use lower-case letters, digits and single hyphens';
const CEILING = `Enter a number from 1 to ${formatNumber(MAX_DAILY_CEILING)}`;

const partnerFields = {
  name: line('Enter the name of the partner', { max: 200 }),
  contactEmail: email('Enter the email address of a person there'),
  lines: z
    .array(caseTypeSchema, 'Choose lines of insurance')
    .max(caseTypeSchema.options.length, 'Choose each line once'),
  areas: z.array(areaSchema, 'Choose areas').max(200, 'Name at most 200 areas'),
  dailyCeiling: z.int(CEILING).min(1, CEILING).max(MAX_DAILY_CEILING, CEILING),
};

export const createPartnerInputSchema = z.object({
  ...partnerFields,
  slug: z
    .string(SLUG)
    .trim()
    .max(40, 'Use at most 40 characters')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG),
});
export type CreatePartnerInput = z.output<typeof createPartnerInputSchema>;

const versioned = { partnerId: idSchema, version: z.int('Use the version exactly as returned').positive() };
export const changePartnerInputSchema = z.object({ ...partnerFields, ...versioned });
export type ChangePartnerInput = z.output<typeof changePartnerInputSchema>;

export const pausePartnerInputSchema = z.object({ ...versioned, paused: z.boolean('Choose whether to pause') });
export type PausePartnerInput = z.output<typeof pausePartnerInputSchema>;

export const partnerIdInputSchema = z.object({ partnerId: idSchema });
export const listPartnersInputSchema = z.object({ cursor: cursorSchema.optional() });

/** Its scopes are those of partners. */
export const createPartnerKeyInputSchema = z
  .object({
    partnerId: idSchema,
    kind: keyFields.kind,
    name: keyFields.name,
    networks: keyFields.networks,
    expiresInDays: keyFields.expiresInDays,
    scopes: z
      .array(z.enum(partnerScopes as ['leads:write', 'leads:read']))
      .min(1, 'Choose at least one thing the key may do'),
  })
  .extend(ownerProofSchema.shape);

export const partnerSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  contactEmail: z.string(),
  lines: z.array(caseTypeSchema),
  areas: z.array(z.string()),
  dailyCeiling: z.int(),
  pausedAt: dateTimeSchema.nullable(),
  version: z.int(),
  createdAt: dateTimeSchema,
});
export type Partner = z.infer<typeof partnerSchema>;

export const partnerPageSchema = z.object({ partners: z.array(partnerSchema), nextCursor: z.string().nullable() });
export const partnerDetailSchema = keyListSchema.extend({ partner: partnerSchema });
export type PartnerDetail = z.infer<typeof partnerDetailSchema>;
