/** The administrators' overview. */
import { z } from 'zod';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { dateTimeSchema } from '#shared/platform/fields.ts';

/** Nobody needs to know whether 300 or 400 are stuck: counting stops here, and the screen says "99+". */
export const STUCK_MAX = 100;

const count = (description: string) => z.int().max(STUCK_MAX).meta({ description });

/** "Is anything stuck?": each number should be zero. */
export const overviewSchema = z.object({
  at: dateTimeSchema,
  unrouted: count('New requests that no broker has been found for'),
  overdue: count('Requests whose reply is late'),
  offersEnding: count('Offers that run out within a business hour'),
  failedMails: count('Mails that could not be sent yet'),
  failingJobs: count('Background jobs that failed and are tried again'),
  browserFailures: count('Kinds of failures in browsers that nobody has dismissed'),
  attackedAccounts: count('Accounts at which ten or more sign-ins failed within an hour'),
  infectedFiles: count('Files in quarantine'),
  unscannedFiles: count('Files the scanner should have looked at by now'),
  licencesEnding: count('Licences of brokers that run out within 60 days, or have'),
  licencesUnverified: count('Licences nobody compared with the register yet'),
  privacyDue: count('Requests about personal information that are due within 14 days'),
  factsToReview: count('Dated facts of the site that somebody must look at again'),
  newMessages: count('Contact messages nobody has opened'),
  importsHalfDone: count('Imports that were prepared and not run'),
});
export type Overview = z.infer<typeof overviewSchema>;
export type StuckKind = Exclude<keyof Overview, 'at'>;

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
