/** What an administrator sees at a glance. */
import { z } from 'zod';
import { licenceClassSchema } from '#shared/brokers/schema.ts';

/** "Is anything stuck?": each number should be zero. */
export const overviewSchema = z.object({
  unrouted: z.int().meta({ description: 'New requests that no broker has been found for' }),
  overdue: z.int().meta({ description: 'Requests whose first reply is late' }),
  failedMails: z.int().meta({ description: 'Mails that could not be sent yet' }),
  newMessages: z.int().meta({ description: 'Contact messages nobody has opened' }),
});
export type Overview = z.infer<typeof overviewSchema>;

export const brokerRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  firm: z.string(),
  licenceNumber: z.string(),
  licenceClasses: z.array(licenceClassSchema),
  licenceExpiresOn: z.string().meta({ format: 'date' }),
  openCases: z.int(),
  capacity: z.int(),
  disabled: z.boolean(),
});
export const brokerListSchema = z.object({ brokers: z.array(brokerRowSchema) });
