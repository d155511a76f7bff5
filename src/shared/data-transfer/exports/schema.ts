/** Lists as CSV files: which exist, their filters, and where to download them. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { auditFiltersSchema } from '#shared/audit-trail/schema.ts';
import { casePrioritySchema, caseStageSchema, caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { contactStatusSchema } from '#shared/contact-messages/desk-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { idSchema, isoDate } from '#shared/platform/fields.ts';
import { roleSchema } from '#shared/platform/permissions.ts';
import { caseSourceSchema } from '#shared/queue/filters.ts';

export const tableExportNameSchema = z.enum(
  ['cases', 'clients', 'users', 'subscribers', 'suppressions', 'contact-messages', 'audit'],
  'Choose a list',
);
export type TableExportName = z.infer<typeof tableExportNameSchema>;

const LIST = 'Choose from the list';
/** An address repeats a parameter for several values; a single value arrives without an array. */
const several = <Item extends z.ZodType>(item: Item) =>
  z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(item, LIST).max(12, LIST).optional(),
    )
    .optional();
const DAY = 'Choose a date from the calendar';
const created = { from: isoDate(DAY).optional(), to: isoDate(DAY).optional() };
const reason = { reason: reasonSchema.optional() };

/** Named as in the addresses of the lists. Strict: ignoring an unknown filter would export more than was on the screen. */
export const tableExportFilters = {
  cases: z.strictObject({
    type: several(caseTypeSchema),
    status: several(caseStatusSchema),
    stage: several(caseStageSchema),
    priority: several(casePrioritySchema),
    broker: z.union([z.literal('none'), idSchema], 'Choose a broker').optional(),
    source: caseSourceSchema.optional(),
    ...created,
    ...reason,
  }),
  clients: z.strictObject({
    filter: z.enum(['all', 'verified', 'unverified', 'disabled'], 'Choose one of the filters').optional(),
    ...created,
    ...reason,
  }),
  users: z.strictObject({
    role: roleSchema.optional(),
    account: z.enum(['active', 'disabled'], 'Choose active or disabled').optional(),
    ...reason,
  }),
  // Without a status: a tool may write to everyone in it.
  subscribers: z.strictObject({ ...created, ...reason }),
  // All of them: a list with gaps would let emails through.
  suppressions: z.strictObject({ ...reason }),
  'contact-messages': z.strictObject({ status: contactStatusSchema.optional(), ...created, ...reason }),
  audit: z.strictObject({ ...auditFiltersSchema.shape, reason: reasonSchema }),
} as const;

export type TableExportFilters = { [Name in TableExportName]: z.output<(typeof tableExportFilters)[Name]> };

/** Where a list is downloaded as CSV. */
export function tableExportPath(name: TableExportName, params: Record<string, string> | URLSearchParams = {}): string {
  const query = new URLSearchParams(params).toString();
  return `/api/admin/export/${name}.csv${query && `?${query}`}`;
}

/** For the Data page: what each contains, in words. None of them includes questionnaire answers. */
export const tableExportContents: Record<TableExportName, { title: string; holds: string }> = {
  cases: {
    title: 'Requests',
    holds: 'Number, line, status, contact, broker, deadlines and outcome. No answers, messages or documents.',
  },
  clients: { title: 'Clients', holds: 'People with a client account: name, contact, language and number of requests.' },
  users: { title: 'Users', holds: 'Every account with its role: name, contact and status. No passwords or codes.' },
  subscribers: {
    title: 'Newsletter subscribers',
    holds:
      'Confirmed addresses only, with topics and consent dates. Leaves out anyone who unsubscribed or asked us to stop.',
  },
  suppressions: {
    title: 'Suppressed addresses',
    holds:
      'For a tool that sends email for you: a hash of each address whose owner asked for less email, and the key for comparing it. No addresses.',
  },
  'contact-messages': { title: 'Contact messages', holds: 'Sender, message and outcome.' },
  audit: { title: 'Audit log', holds: 'Who did what, when and why, in requests and elsewhere.' },
};
