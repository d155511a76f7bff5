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
  unrouted: count('New requests with no broker found'),
  overdue: count('Requests with a late reply'),
  offersEnding: count('Offers that expire within one business hour'),
  withdrawalsUnconfirmed: count('Withdrawals that the broker hasn’t confirmed within two business days'),
  openRecalls: count('Withdrawn consents and deleted people that a system hasn’t been notified of'),
  failedMails: count('Emails that haven’t been sent'),
  failedTexts: count('Text messages of the last three days that failed, or that the provider doesn’t take'),
  failingJobs: count('Failed background jobs that will be retried'),
  browserFailures: count('Browser errors that haven’t been dismissed'),
  attackedAccounts: count('Accounts with ten or more failed sign-ins in an hour'),
  infectedFiles: count('Files in quarantine'),
  unscannedFiles: count('Files overdue for a virus scan'),
  licencesEnding: count('Broker licences that have expired or expire within 60 days'),
  licencesUnverified: count('Licences not yet checked against the register'),
  privacyDue: count('Privacy requests due within 14 days'),
  factsToReview: count('Dated facts on the site that are due for review'),
  changesToConfirm: count('Changes in the law within a month that nobody has confirmed'),
  newMessages: count('Unopened contact messages'),
  importsHalfDone: count('Imports prepared but not run'),
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
