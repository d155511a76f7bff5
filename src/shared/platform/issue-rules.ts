/** What an input broke, as a closed list: programs read the rule, people the sentence beside it. */
import { z } from 'zod';

/** Each rule is explained in `error-catalogue.ts`. Rules are added, never renamed: other people's programs compare them. */
export const issueRules = [
  'required',
  'invalid_type',
  'invalid_format',
  'invalid_characters',
  'not_an_option',
  'unknown_field',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_early',
  'too_late',
  'not_a_multiple',
  'out_of_order',
  'duplicate',
  'wrong_total',
  'mismatch',
  'incorrect',
  'too_weak',
  'taken',
  'not_allowed',
  'stale',
  'consent_required',
  'consent_version',
  'proof_required',
] as const;

export const issueRuleSchema = z.enum(issueRules);
export type IssueRule = z.infer<typeof issueRuleSchema>;

/** A check of our own: `.refine(isUnique, byRule('duplicate', 'Choose each class once'))`. */
export function byRule(rule: IssueRule, message: string) {
  return { message, params: { rule } };
}

/** A blank line or an empty list: where a value is required, sending nothing in it is the same as leaving it out. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  return value;
}

const measured = (origin: string) => ['string', 'array', 'set', 'map', 'file'].includes(origin);

function ruleOfUnion({ errors, discriminator }: z.core.$ZodIssueInvalidUnion): IssueRule {
  if (discriminator) return 'not_an_option';
  // Issues deeper down are about other fields than the one that is named.
  const own = errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).map(ruleOfCode));
  return own.find((rule) => rule !== 'invalid_type' && rule !== 'not_an_option') ?? own.at(-1) ?? 'invalid_type';
}

function ruleOfCode(issue: z.core.$ZodIssue): IssueRule {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_element':
      return 'invalid_type';
    case 'invalid_format':
      return 'invalid_format';
    case 'too_small':
      return measured(issue.origin) ? 'too_short' : 'too_small';
    case 'too_big':
      return measured(issue.origin) ? 'too_long' : 'too_big';
    case 'not_multiple_of':
      return 'not_a_multiple';
    case 'invalid_value':
      return 'not_an_option';
    case 'unrecognized_keys':
    case 'invalid_key':
      return 'unknown_field';
    case 'invalid_union':
      return ruleOfUnion(issue);
    case 'custom':
      return issueRuleSchema.safeParse(issue.params?.rule).data ?? 'not_allowed';
  }
}

/**
 * The rule that an issue is about. Our fields have one sentence for a missing, a wrong and a short value; here these differ.
 * @param input what was sent, which zod leaves out of its issues; undefined where nobody has it
 */
export function ruleOf(issue: z.core.$ZodIssue, input: unknown): IssueRule {
  const rule = ruleOfCode(issue);
  if (issue.code === 'custom' || issue.code === 'unrecognized_keys') return rule;
  if (input === undefined && issue.path.length > 0) return rule;
  const value = valueAt(input, issue.path);
  // An empty list is of the wrong type where a text belongs, and empty where a list does.
  if (Array.isArray(value) && rule !== 'too_short') return rule;
  return isEmpty(value) ? 'required' : rule;
}
