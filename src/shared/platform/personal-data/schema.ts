import { z } from 'zod';

/** A kind of personal data that is removed from a text. */
export const redactedKindSchema = z.enum([
  'email',
  'phone',
  'card',
  'sin',
  'licence',
  'vin',
  'birthdate',
  'health-number',
  'postal-code',
  'passport',
  'plate',
  'policy-number',
  'claim-number',
  'street-address',
]);
export type RedactedKind = z.infer<typeof redactedKindSchema>;

/** A text without personal data, and which kinds were removed. */
export const redactionSchema = z.object({
  content: z.string(),
  kinds: z.array(redactedKindSchema).meta({
    description:
      'What kinds of personal information were removed from the question before it was stored. New ones may be added',
  }),
});
export type Redaction = z.infer<typeof redactionSchema>;
