/** What users manage on their own account: profile, password, email, second factor and sessions. */
import { z } from 'zod';
import { confirmPasswordSchema, passwordsMatch } from '#shared/accounts/auth/password-pair.ts';
import { passwordSchema, registrationPhoneSchema } from '#shared/accounts/auth/schema.ts';
import { dateTimeSchema, email, idSchema, line } from '#shared/platform/fields.ts';
import { roleSchema } from '#shared/platform/permissions.ts';

export const languageSchema = z.enum(['en', 'fr', 'pa', 'tl', 'zh', 'es', 'ar', 'uk'], 'Choose a language');
export type Language = z.infer<typeof languageSchema>;
/** Each language in its own name, as people look for it. The portal is in English; a broker may speak yours. */
export const languageLabels: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  pa: 'ਪੰਜਾਬੀ',
  tl: 'Tagalog',
  zh: '中文',
  es: 'Español',
  ar: 'العربية',
  uk: 'Українська',
};

export const preferredContactSchema = z.enum(['either', 'email', 'phone'], 'Choose how you’d like to be contacted');
export type PreferredContact = z.infer<typeof preferredContactSchema>;
export const preferredContactLabels: Record<PreferredContact, string> = {
  either: 'By email or phone',
  email: 'By email',
  phone: 'By phone',
};

export const preferredTimesSchema = z.enum(
  ['any', 'morning', 'afternoon', 'evening'],
  'Choose when you’d like to be contacted',
);
export type PreferredTimes = z.infer<typeof preferredTimesSchema>;
export const preferredTimesLabels: Record<PreferredTimes, string> = {
  any: 'Any time',
  morning: 'In the morning',
  afternoon: 'In the afternoon',
  evening: 'In the early evening',
};

export const profileInputSchema = z.object({
  fullName: line('Full name is required', { max: 120 }),
  phone: registrationPhoneSchema,
  language: languageSchema,
  preferredContact: preferredContactSchema,
  preferredTimes: preferredTimesSchema,
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

export const profileSchema = z.object({
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** An address change that is still waiting for one or both confirmations. */
  pendingEmail: z
    .object({ email: z.string(), oldConfirmed: z.boolean(), newConfirmed: z.boolean(), expiresAt: dateTimeSchema })
    .nullable(),
  phone: z.string(),
  language: languageSchema,
  preferredContact: preferredContactSchema,
  preferredTimes: preferredTimesSchema,
  role: roleSchema,
  createdAt: dateTimeSchema,
  passwordChangedAt: dateTimeSchema.nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const currentPasswordSchema = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(200, 'Enter your password');

/** Someone who finds an unattended screen must not be able to take the account over. */
export const passwordProofSchema = z.object({ currentPassword: currentPasswordSchema });

/** Password and, where the account has a second factor, an authenticator or recovery code. */
export const ownerProofSchema = passwordProofSchema.extend({
  code: z
    .string('Enter the code')
    .trim()
    .max(40, 'Check the code')
    .optional()
    .meta({ description: 'The code of the authenticator app, or a recovery code, from people who have set it up' }),
});
export type OwnerProof = z.infer<typeof ownerProofSchema>;

export const changePasswordInputSchema = ownerProofSchema.extend({ password: passwordSchema });
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;

/** The form's fields, with the password rules of that role. */
export function changePasswordFormSchema(password: typeof passwordSchema) {
  return changePasswordInputSchema
    .extend({ password, confirmPassword: confirmPasswordSchema })
    .refine(...passwordsMatch);
}

export const changeEmailInputSchema = ownerProofSchema.extend({ email: email('Invalid email address') });
export type ChangeEmailInput = z.infer<typeof changeEmailInputSchema>;

/** Six digits, from an email or an authenticator; people type them with spaces. */
const sixDigits = z
  .string('Enter the 6 digits')
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits'));

export const verifyEmailCodeInputSchema = z.object({ code: sixDigits });

export const accountSessionSchema = z.object({
  id: z.uuid(),
  deviceName: z.string(),
  createdAt: dateTimeSchema,
  lastSeenAt: dateTimeSchema,
  /** The session this request came from. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;
export const accountSessionListSchema = z.object({ sessions: z.array(accountSessionSchema) });
export const endSessionInputSchema = z.object({ sessionId: idSchema });
export const endedSessionsSchema = z.object({ ended: z.int() });

export const secondFactorSchema = z.object({
  enabledAt: dateTimeSchema.nullable(),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** Required for staff outside the demo. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The secret to type in, and the URI that authenticators read from a QR code. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export const confirmSecondFactorInputSchema = z.object({ code: sixDigits });
/** Shown once; only their hashes are stored. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
/** An authenticator code or a recovery code. */
export const secondFactorProofSchema = passwordProofSchema.extend({
  code: line('Enter a code', { max: 40 }),
});
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;
