/** Accounts: registration, login and the session (spec §3, §5 and §7). */
import { z } from 'zod';
import { email, line } from '#shared/platform/fields.ts';
import { confirmPasswordSchema, passwordsMatch } from './password-pair.ts';

/** Version of the terms that registration accepts; recorded by the server, as the form does not send agreeTerms. */
export const TERMS_VERSION = '2026-11-26';

const PASSWORD_MAX = 200;

/** The rules for a new password. The server also rejects the most common passwords, as only it has the list. */
export const passwordSchema = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`)
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number')
  // Three patterns would be documented as `allOf`, which some validators read as refusing every password.
  .meta({ pattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])', allOf: undefined });

/** Staff see other people's data, so their passwords must be longer. */
export const STAFF_PASSWORD_MIN = 12;
export const STAFF_PASSWORD_SHORT = `Broker and administrator passwords must be at least ${STAFF_PASSWORD_MIN} characters`;
export const staffPasswordSchema = passwordSchema.min(STAFF_PASSWORD_MIN, STAFF_PASSWORD_SHORT);

const usernameSchema = z
  .string('Username must be at least 3 characters')
  .min(3, 'Username must be at least 3 characters')
  .max(30, 'Username must not exceed 30 characters')
  .regex(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers, and underscores');

export const registrationPhoneSchema = line('Phone number must be at least 10 digits', { min: 10, max: 40 }).regex(
  /^[\d()\-\s+]+$/,
  'Please enter a valid phone number',
);

/** A secret from a link in an email. */
export const linkTokenSchema = z
  .string('This link is incomplete. Copy the whole link from the email')
  .min(20, 'This link is incomplete. Copy the whole link from the email')
  .max(200, 'This link is incomplete. Copy the whole link from the email')
  .regex(/^[\w-]+$/, 'This link is incomplete. Copy the whole link from the email');

export const registerInputSchema = z.object({
  fullName: line('Full name is required', { max: 120 }),
  email: email('Invalid email address'),
  phone: registrationPhoneSchema,
  username: usernameSchema,
  password: passwordSchema,
  /** From the link in a receipt email: proves access to the mailbox, so the case of that email is linked. */
  invitation: linkTokenSchema.optional(),
});
export type RegisterInput = z.infer<typeof registerInputSchema>;

/** Fields the form asks for but does not send. */
export const registerFormSchema = registerInputSchema
  .extend({
    confirmPassword: confirmPasswordSchema,
    agreeTerms: z.literal(true, 'You must agree to the terms and conditions'),
  })
  .refine(...passwordsMatch);

export const loginInputSchema = z.object({
  username: line('Username is required', { max: 254 }),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`),
  /**
   * An authenticator or recovery code. Requested once the password is right and the account has a second factor: the
   * answer is then 401 with an issue at this path.
   */
  code: z.string('Enter the code').trim().max(40, 'Check the code').optional(),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

export const loginFormSchema = loginInputSchema.extend({ rememberMe: z.boolean() });

/** What a screen that asks for the second factor receives. */
export const SECOND_FACTOR_NEEDED = 'Enter the code from your authenticator app';

export const invitationInputSchema = z.object({ invitation: linkTokenSchema });

/** What a registration screen opened from a receipt email prefills. */
export const invitationSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  caseId: z.uuid(),
});

export const WRONG_CREDENTIALS = 'Invalid username or password';

/** The answer is always the same, so that it does not reveal who has an account. */
export const forgotPasswordInputSchema = z.object({ email: email('Invalid email address') });
export const FORGOT_PASSWORD_ANSWER =
  'If this address has an account, we’ve sent it an email with a link. The link works for 30 minutes.';

export const resetPasswordInputSchema = z.object({ token: linkTokenSchema, password: passwordSchema });
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>;

/** The form's fields: the token is in the page's address. */
export const resetPasswordFormSchema = resetPasswordInputSchema
  .pick({ password: true })
  .extend({ confirmPassword: confirmPasswordSchema })
  .refine(...passwordsMatch);

/** A link from an email, confirmed by a person: opening it has no effect. */
export const mailLinkInputSchema = z.object({ token: linkTokenSchema });
