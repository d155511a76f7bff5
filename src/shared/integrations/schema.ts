/** Keys of other systems: who has them, what they may do, and how long they last. */
import { z } from 'zod';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { type Scope, scopeSchema } from '#shared/platform/scopes.ts';

export const keyKindSchema = z.enum(['live', 'test', 'publishable'], 'Choose a kind of key');
export type KeyKind = z.infer<typeof keyKindSchema>;

export const MAX_KEY_DAYS = 365;
/** How many working keys one person or partner may have. */
export const MAX_KEYS = 20;
/** An old key works this long beside its replacement, at most. */
export const MAX_OVERLAP_HOURS = 72;
/** Days before its expiry on which the owner of a key is warned. */
export const keyWarningDays = [14, 3] as const;

/** The scopes of a partner's key. A person's key has the others. */
export const partnerScopes: readonly Scope[] = ['leads:write', 'leads:read'];
export const staffScopes: readonly Scope[] = scopeSchema.options.filter((scope) => !partnerScopes.includes(scope));

const NETWORK = 'Write a network as 203.0.113.0/24 or 2001:db8::/32';
/** Addresses and networks in CIDR notation; a single address means itself alone. */
const networkSchema = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], NETWORK);

/** For real requests, or for those of the sandbox. */
export const keyModeSchema = z.enum(['live', 'test'], 'Choose what the key works with');
export type KeyMode = z.infer<typeof keyModeSchema>;

/** What is chosen when a key is made, for a person or a partner. */
export const keyFields = {
  kind: keyModeSchema.default('live'),
  name: line('Give the key a name, such as the tool that uses it', { max: 80 }),
  scopes: z
    .array(scopeSchema, 'Choose what the key may do')
    .min(1, 'Choose at least one thing the key may do')
    .max(scopeSchema.options.length, 'Choose each scope once')
    .refine((scopes) => new Set(scopes).size === scopes.length, byRule('duplicate', 'Choose each scope once')),
  networks: z.array(networkSchema, NETWORK).max(20, 'Name at most 20 networks').default([]),
  expiresInDays: z
    .int('Choose how long the key lasts')
    .min(1, 'A key lasts at least a day')
    .max(MAX_KEY_DAYS, 'A key lasts a year at most')
    .default(MAX_KEY_DAYS),
};

export const createKeyInputSchema = z
  .object(keyFields)
  .extend(ownerProofSchema.shape)
  .refine(({ scopes }) => scopes.every((scope) => staffScopes.includes(scope)), {
    path: ['scopes'],
    ...byRule('not_allowed', 'Only a partner’s key sends requests'),
  });
export type CreateKeyInput = z.output<typeof createKeyInputSchema>;

export const keyIdInputSchema = z.object({ keyId: idSchema });

export const rotateKeyInputSchema = z
  .object({
    keyId: idSchema,
    overlapHours: z
      .int('Choose how long the old key keeps working')
      .min(0, 'Choose how long the old key keeps working')
      .max(MAX_OVERLAP_HOURS, 'The old key keeps working for three days at most'),
  })
  .extend(ownerProofSchema.shape);
export type RotateKeyInput = z.output<typeof rotateKeyInputSchema>;

export const keyStateSchema = z.enum(['working', 'expired', 'revoked']);

/** Why a key was revoked: by a person, or because it was sent where others could read it. */
export const keyEndSchema = z.enum(['person', 'exposed']);

const keyDaySchema = z.object({ day: z.iso.date(), requests: z.int(), failures: z.int() });

export const keySchema = z.object({
  id: z.uuid(),
  kind: keyKindSchema,
  name: z.string(),
  lastFour: z.string(),
  scopes: z.array(scopeSchema),
  networks: z.array(z.string()),
  /** Of a publishable key: the pages that may show it. */
  origins: z.array(z.string()),
  state: keyStateSchema,
  createdAt: dateTimeSchema,
  createdByName: z.string(),
  expiresAt: dateTimeSchema,
  lastUsedAt: dateTimeSchema.nullable(),
  revokedAt: dateTimeSchema.nullable(),
  revokedBecause: keyEndSchema.nullable(),
  /** It has a replacement, and works until it expires. */
  replaced: z.boolean(),
  /** Of the last seven days with requests, oldest first. */
  days: z.array(keyDaySchema),
});
export type Key = z.infer<typeof keySchema>;

/** Whether test keys can be made here. */
const testKeysSchema = z.boolean();
export const keyListSchema = z.object({ keys: z.array(keySchema), testKeys: testKeysSchema });
export type KeyList = z.infer<typeof keyListSchema>;

/** The key itself is in this answer and nowhere else. */
export const createdKeySchema = z.object({ key: keySchema, secret: z.string() });
export type CreatedKey = z.infer<typeof createdKeySchema>;
