/** Brokers as administrators manage them: the list, a single broker, and the comparison with the Council's register. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema, idSchema, isoDate, line } from '#shared/platform/fields.ts';
import { brokerProfileSchema, licenceFactsShape, licenceStateSchema } from './profile-schema.ts';
import { licenceClassSchema } from './schema.ts';

/** The state of a licence; `due`: expired, or soon to expire. */
const licenceFilterSchema = z.enum([...licenceStateSchema.options, 'due'], 'Choose from the list');

export const listBrokersInputSchema = z.object({
  search: line('Shorten your search', { min: 0, max: 100 }).optional(),
  licence: licenceFilterSchema.optional(),
  verified: z.enum(['yes', 'no'], 'Choose yes or no').optional(),
  away: z.enum(['yes', 'no'], 'Choose yes or no').optional(),
  account: z.enum(['active', 'disabled'], 'Choose active or disabled').optional(),
  cursor: cursorSchema.optional(),
});
export type ListBrokersInput = z.infer<typeof listBrokersInputSchema>;

export const brokerListRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  firm: z.string(),
  licenceNumber: z.string(),
  licenceClasses: z.array(licenceClassSchema),
  licenceExpiresOn: z.string().meta({ format: 'date' }),
  licenceState: licenceStateSchema,
  licenceDaysLeft: z.int(),
  verified: z.boolean(),
  away: z.boolean(),
  awayUntil: z.string().meta({ format: 'date' }).nullable(),
  disabled: z.boolean(),
  openCases: z.int(),
  capacity: z.int(),
});
export type BrokerListRow = z.infer<typeof brokerListRowSchema>;
export const brokerPageSchema = z.object({ brokers: z.array(brokerListRowSchema), nextCursor: z.string().nullable() });

export const brokerIdInputSchema = z.object({ brokerId: idSchema });

export const brokerDetailSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  disabledAt: dateTimeSchema.nullable(),
  createdAt: dateTimeSchema,
  lastSeenAt: dateTimeSchema.nullable(),
  openCases: z.int(),
  openOffers: z.int(),
  /** Of a firm with a page of its own. */
  isFirmMember: z.boolean(),
  profile: brokerProfileSchema,
});
export type BrokerDetail = z.infer<typeof brokerDetailSchema>;

/** The facts the administrator compared: if the broker has changed any of them since, the comparison does not count. */
export const verifyLicenceInputSchema = licenceFactsShape
  .pick({ licenceNumber: true, licenceClasses: true, licenceLevel: true, licenceExpiresOn: true })
  .extend({ brokerId: idSchema });
export type VerifyLicenceInput = z.infer<typeof verifyLicenceInputSchema>;

const attestedOn = z
  .union([z.literal('').transform(() => null), isoDate('Choose the date of the letter or email')])
  .nullable()
  .meta({ format: 'date' });

/** The days on which the broker confirmed each in writing; null withdraws it. */
export const setAttestationsInputSchema = z.object({
  brokerId: idSchema,
  independentOn: attestedOn,
  severalInsurersOn: attestedOn,
});
export type SetAttestationsInput = z.output<typeof setAttestationsInputSchema>;

export const handOverBrokerInputSchema = z.object({
  brokerId: idSchema,
  /** Null: each request is matched again. */
  toBrokerId: idSchema.nullable(),
});

/** Where the work went: to the named broker, back to matching, or offers that were withdrawn. */
export const workHandedOverSchema = z.object({
  handedOver: z.int(),
  searching: z.int(),
  offersWithdrawn: z.int(),
});
