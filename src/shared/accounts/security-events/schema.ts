/** Account security events, as administrators read them. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema, idSchema, isoDate } from '#shared/platform/fields.ts';
import { roleSchema } from '#shared/platform/permissions.ts';

export const securityEventKindSchema = z.enum(
  [
    'sign_in',
    'identity_check',
    'password_changed',
    'password_reset',
    'email_changed',
    'second_factor_on',
    'second_factor_off',
    'recovery_codes_renewed',
    'key_created',
    'key_revoked',
    'export',
  ],
  'Choose what happened',
);
export type SecurityEventKind = z.infer<typeof securityEventKindSchema>;

export const securityEventLabels: Record<SecurityEventKind, string> = {
  sign_in: 'Sign-in',
  identity_check: 'Password confirmed',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  email_changed: 'Email address changed',
  second_factor_on: 'Two-step verification turned on',
  second_factor_off: 'Two-step verification turned off',
  recovery_codes_renewed: 'New recovery codes created',
  key_created: 'API key created',
  key_revoked: 'API key revoked',
  export: 'Export',
};

export const securityOutcomeSchema = z.enum([
  'succeeded',
  'wrong_password',
  'wrong_code',
  /** Too many attempts: even the right password was refused. */
  'locked_out',
  'account_disabled',
]);
export type SecurityOutcome = z.infer<typeof securityOutcomeSchema>;

export const securityOutcomeLabels: Record<SecurityOutcome, string> = {
  succeeded: 'Succeeded',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  locked_out: 'Locked out',
  account_disabled: 'Account disabled',
};

const DAY = 'Choose a date from the calendar';

export const securityEventFiltersSchema = z.object({
  /** Days in the site's time zone, both inclusive. */
  from: isoDate(DAY).optional(),
  to: isoDate(DAY).optional(),
  /** The account's owner. */
  who: idSchema.optional(),
  kind: securityEventKindSchema.optional(),
  result: z.enum(['succeeded', 'failed'], 'Choose a result').optional(),
});
export type SecurityEventFilters = z.infer<typeof securityEventFiltersSchema>;

export const listSecurityEventsInputSchema = securityEventFiltersSchema.extend({ cursor: cursorSchema.optional() });
export type ListSecurityEventsInput = z.infer<typeof listSecurityEventsInputSchema>;

export const securityEventSchema = z.object({
  id: z.uuid(),
  at: dateTimeSchema,
  kind: securityEventKindSchema,
  outcome: securityOutcomeSchema,
  failed: z.boolean(),
  /** Null when a sign-in matched no account. */
  user: z.object({ id: z.uuid(), name: z.string(), role: roleSchema }).nullable(),
  network: z.string().meta({ description: 'An IPv4 /24 or IPv6 /48 network' }),
  device: z.string(),
  detail: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const securityEventListSchema = z.object({
  events: z.array(securityEventSchema),
  /** The name for `who`. */
  whoName: z.string().nullable(),
  nextCursor: z.string().nullable(),
});
export type SecurityEventList = z.infer<typeof securityEventListSchema>;
