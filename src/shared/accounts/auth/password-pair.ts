/** The password typed twice. */
import { z } from 'zod';

const MISMATCH = 'Passwords do not match';

/** The second time. */
export const confirmPasswordSchema = z.string(MISMATCH);

/**
 * For an object with `password` and `confirmPassword`: `.refine(...passwordsMatch)`. Zod skips a check of the whole object while any
 * field fails; `when` has this one run as soon as both are there, so that it is said together with the other errors.
 */
export const passwordsMatch: [
  (form: { password: string; confirmPassword: string }) => boolean,
  { path: string[]; message: string; when: (payload: { value: unknown }) => boolean },
] = [
  (form) => form.password === form.confirmPassword,
  {
    path: ['confirmPassword'],
    message: MISMATCH,
    when({ value }) {
      const form = (value ?? {}) as { password?: unknown; confirmPassword?: unknown };
      return typeof form.password === 'string' && typeof form.confirmPassword === 'string';
    },
  },
];
