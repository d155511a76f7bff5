/** The password, entered twice. */
import { z } from 'zod';
import { byRule, type IssueRule } from '#shared/platform/issue-rules.ts';

const MISMATCH = 'Passwords do not match';

/** The repeated password. */
export const confirmPasswordSchema = z.string(MISMATCH);

/**
 * For an object with `password` and `confirmPassword`: `.refine(...passwordsMatch)`. Zod skips a check of the whole object while any
 * field fails; `when` runs this one as soon as both are present, so that the mismatch is reported together with the other errors.
 */
export const passwordsMatch: [
  (form: { password: string; confirmPassword: string }) => boolean,
  { path: string[]; message: string; params: { rule: IssueRule }; when: (payload: { value: unknown }) => boolean },
] = [
  (form) => form.password === form.confirmPassword,
  {
    path: ['confirmPassword'],
    ...byRule('mismatch', MISMATCH),
    when({ value }) {
      const form = (value ?? {}) as { password?: unknown; confirmPassword?: unknown };
      return typeof form.password === 'string' && typeof form.confirmPassword === 'string';
    },
  },
];
