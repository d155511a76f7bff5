import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { changePasswordFormSchema } from '#shared/accounts/account/schema.ts';
import { acceptUserInvitationFormSchema } from '#shared/users/invitation-schema.ts';
import { passwordSchema, registerFormSchema, resetPasswordFormSchema } from './schema.ts';

const forms: [string, z.ZodType, Record<string, unknown>][] = [
  ['registration', registerFormSchema, { agreeTerms: false, fullName: '', email: 'x', phone: '', username: '' }],
  ['staff invitation', acceptUserInvitationFormSchema, { agreeTerms: false, username: '', phone: '' }],
  ['password reset', resetPasswordFormSchema, {}],
  ['password change', changePasswordFormSchema(passwordSchema), { currentPassword: '' }],
];
const pathsOf = (schema: z.ZodType, form: unknown) =>
  schema.safeParse(form).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe.each(forms)('%s', (_name, schema, wrong) => {
  it('reports mismatched passwords together with every other error', () => {
    const { error } = schema.safeParse({ ...wrong, password: 'short', confirmPassword: 'another' });
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ path: ['confirmPassword'], message: 'Passwords do not match' }),
    );
    expect(error?.issues.length).toBeGreaterThan(Object.keys(wrong).length);
  });

  it('does not report matching passwords, and reports a missing confirmation once', () => {
    const same = 'Chinook-arch-2026';
    expect(pathsOf(schema, { ...wrong, password: same, confirmPassword: same })).not.toContain('confirmPassword');
    expect(pathsOf(schema, { ...wrong, password: same }).filter((path) => path === 'confirmPassword')).toHaveLength(1);
  });
});
