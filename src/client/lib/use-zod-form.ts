/** A Mantine form over a zod schema of `shared`: one schema for the form, the procedure and the document. */
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import { type Issue, issuesFrom } from '#shared/platform/errors.ts';
import { toApiError } from './api.ts';

/** A form's values while it is being filled in: a consent that must become `true` starts as `false`. */
export type FormValues<Values> = {
  [Key in keyof Values]: Values[Key] extends boolean ? boolean : Values[Key];
};

type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

function useCheckedForm<Values extends Record<string, unknown>>(
  name: string,
  initialValues: Values,
  validate: (values: Values) => Record<string, string>,
) {
  return useForm<Values>({ name, initialValues, validate });
}

export type ZodForm<Schema extends FormSchema> = ReturnType<typeof useCheckedForm<FormValues<z.input<Schema>>>> & {
  /** For `onSubmit`: passes on the validated values, or shows the errors and focuses the first field. */
  submit: (send: (values: z.output<Schema>) => void) => (event: FormEvent<HTMLFormElement>) => void;
  /** Shows the server's field errors on the form. Returns whether there were any. */
  showServerIssues: (error: unknown) => boolean;
};

/** The first message for each field, by path. */
function errorsFrom(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}

/** @param name prefixes the fields' ids, so that two forms on one page do not collide */
export function useZodForm<Schema extends FormSchema>(
  schema: Schema,
  options: { name: string; initialValues: FormValues<z.input<Schema>> },
): ZodForm<Schema> {
  const form = useCheckedForm(options.name, options.initialValues, (values) => {
    const checked = schema.safeParse(values);
    return checked.success ? {} : errorsFrom(issuesFrom(checked.error));
  });

  function submit(send: (values: z.output<Schema>) => void) {
    return form.onSubmit(
      (values) => send(schema.parse(values)),
      (errors) => {
        const first = Object.keys(errors)[0];
        if (first) form.getInputNode(first)?.focus();
      },
    );
  }

  function showServerIssues(error: unknown): boolean {
    const issues = toApiError(error).issues.filter(({ path }) => path !== '');
    if (issues.length > 0) form.setErrors(errorsFrom(issues));
    return issues.length > 0;
  }

  return { ...form, submit, showServerIssues };
}
