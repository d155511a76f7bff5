/** The contact form (spec §2, §3 and §5). */
import { z } from 'zod';
import { registry } from '#shared/lines/generated/registry.ts';
import { type Line, lineIds } from '#shared/lines/ids.ts';
import { cursorSchema, dateTimeSchema, email, line, phone, text } from '#shared/platform/fields.ts';

type OfferedLine = Exclude<Line, 'general'>;

/** The order of the specification. Other lines follow in the order of their ids. */
const specifiedOrder: readonly Line[] = [
  'auto',
  'commercial-auto',
  'home',
  'business',
  'group-benefits',
  'life',
  'travel',
  'supervisa',
  'specialty',
];
const offered = [...new Set([...specifiedOrder, ...lineIds])].flatMap((line) => {
  const label = registry[line].contactLabel;
  return label ? [[line, label] as const] : [];
});

/** Values and labels in the order the form shows them. `none` means "not chosen". Every named line is offered. */
export const contactInsuranceTypes = {
  none: 'Select an option',
  ...(Object.fromEntries(offered) as Record<OfferedLine, string>),
  other: 'Other',
};

export type ContactInsuranceType = keyof typeof contactInsuranceTypes;

const insuranceTypeSchema = z.enum(
  Object.keys(contactInsuranceTypes) as [ContactInsuranceType, ...ContactInsuranceType[]],
  'Choose one of the insurance types',
);

/** Used when no subject is sent, which is always: the form has no field for it. */
export const DEFAULT_SUBJECT = 'General Inquiry';

export const submitContactInputSchema = z.object({
  name: line('Name must be at least 2 characters', { min: 2, max: 120 }),
  email: email('Please enter a valid email address'),
  phone: phone('Please enter a valid phone number'),
  subject: line('Enter a subject').optional(),
  message: text('Message must be at least 10 characters', { min: 10 }),
  insuranceType: insuranceTypeSchema.optional(),
  filledBy: z
    .enum(['agent'], 'Leave this out')
    .optional()
    .meta({ description: 'Our own form only: an agent in the browser filled it in' }),
});
export type SubmitContactInput = z.infer<typeof submitContactInputSchema>;

export const contactReceiptSchema = z.object({ id: z.uuid(), receivedAt: dateTimeSchema });
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;

export const contactMessageSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    insuranceType: z.string().nullable(),
    status: z.enum(['new', 'open', 'converted', 'replied', 'spam']),
    createdAt: dateTimeSchema,
  })
  .meta({ id: 'ContactMessage', description: 'A message from the contact form, for administrators' });

export const listContactMessagesInputSchema = z.object({ cursor: cursorSchema.optional() });
export const contactMessageListSchema = z.object({
  messages: z.array(contactMessageSchema),
  nextCursor: z.string().nullable(),
});
export type ContactMessageList = z.infer<typeof contactMessageListSchema>;
