import type { StuckKind } from '#shared/operations/schema.ts';
import { paths } from '#shared/platform/paths.ts';

interface StuckWords {
  /** After the number. */
  title: string;
  /** What zero means, in a few words. */
  calm: string;
  /** What to do, and on which page. */
  remedy: string;
  link: string;
  action: string;
}

/** Everything that should be zero, the most urgent first: people who wait, then failures, then expiries. */
export const stuckKinds: Readonly<Record<StuckKind, StuckWords>> = {
  unrouted: {
    title: 'Requests without a broker',
    calm: 'Every request has a broker or an offer',
    remedy: 'No broker met every rule. Open each to see why, then assign a broker or raise a broker’s capacity.',
    link: `${paths.admin.cases}?status=new`,
    action: 'View requests',
  },
  overdue: {
    title: 'Overdue replies',
    calm: 'No overdue replies',
    remedy: 'A client was promised an answer by now. Leave the broker a note, or reassign the request.',
    link: `${paths.admin.cases}?group=breached`,
    action: 'View overdue requests',
  },
  offersEnding: {
    title: 'Offers expiring within a business hour',
    calm: 'No offers about to expire',
    remedy: 'The next broker gets the offer automatically. Calling the current one may be faster.',
    link: `${paths.admin.cases}?offers=ending`,
    action: 'View offers',
  },
  withdrawalsUnconfirmed: {
    title: 'Unconfirmed withdrawals',
    calm: 'Every withdrawal was confirmed within two business days',
    remedy:
      'A client withdrew a request or a consent, and the broker hasn’t confirmed it within two business days. Call the broker, or confirm it yourself if they’ve left.',
    link: `${paths.admin.cases}?withdrawals=overdue`,
    action: 'View requests',
  },
  newMessages: {
    title: 'New contact messages',
    calm: 'Every contact message has been opened',
    remedy: 'Reply to each, convert it to a request, or mark it as spam.',
    link: `${paths.admin.messages}?status=new`,
    action: 'Read messages',
  },
  openRecalls: {
    title: 'Undelivered recalls',
    calm: 'Every withdrawn consent and deletion was passed on',
    remedy:
      'A client withdrew a consent or was deleted, and the system of a broker or partner hasn’t been notified. Send it again, or call them.',
    link: `${paths.admin.trouble}#recalls`,
    action: 'View recalls',
  },
  failedMails: {
    title: 'Emails that could not be sent',
    calm: 'Every email was sent or is on its way',
    remedy: 'They are retried automatically for about a day. If the number doesn’t drop, check the email server.',
    link: `${paths.admin.trouble}#mails`,
    action: 'View emails',
  },
  failedTexts: {
    title: 'Text messages that could not be sent',
    calm: 'Every text message of the last three days was sent',
    remedy: 'See why. One wrong number is its owner’s to correct; many with the same reason are the provider’s.',
    link: `${paths.admin.trouble}#texts`,
    action: 'View reasons',
  },
  failingJobs: {
    title: 'Failing background jobs',
    calm: 'No failing background jobs',
    remedy: 'They are retried automatically for about a day. See which ones fail and why.',
    link: `${paths.admin.trouble}#jobs`,
    action: 'View jobs',
  },
  browserFailures: {
    title: 'Browser errors',
    calm: 'No browser errors',
    remedy: 'A page failed in someone’s browser. See which page and release, and dismiss the error once it’s fixed.',
    link: `${paths.admin.trouble}#browsers`,
    action: 'View errors',
  },
  attackedAccounts: {
    title: 'Accounts with many failed sign-ins',
    calm: 'No accounts with many failed sign-ins',
    remedy:
      'Ten or more sign-ins to one account failed within an hour. Check where they came from and ask the account’s owner. If in doubt, end the sessions or disable the account.',
    link: `${paths.admin.security}?kind=sign_in&result=failed`,
    action: 'View failed sign-ins',
  },
  infectedFiles: {
    title: 'Quarantined files',
    calm: 'No quarantined files',
    remedy: 'The virus scanner found something harmful. Delete each file from its request, or scan it again.',
    link: `${paths.admin.trouble}#quarantined`,
    action: 'View files',
  },
  unscannedFiles: {
    title: 'Files not scanned yet',
    calm: 'Every file has been scanned',
    remedy: 'Check that the scanner is running. Files are scanned automatically once it responds.',
    link: `${paths.admin.trouble}#unscanned`,
    action: 'View files',
  },
  licencesEnding: {
    title: 'Licences expired or expiring within 60 days',
    calm: 'No licences expiring within 60 days',
    remedy: 'Brokers with an expired licence get no requests. Ask for the renewal and enter the new date.',
    link: `${paths.admin.brokers}?licence=due&account=active`,
    action: 'View brokers',
  },
  licencesUnverified: {
    title: 'Unverified licences',
    calm: 'Every licence has been verified',
    remedy:
      'Only brokers with a verified licence get requests. Check each one against the Alberta Insurance Council’s register.',
    link: `${paths.admin.brokers}?verified=no&account=active`,
    action: 'View brokers',
  },
  privacyDue: {
    title: 'Privacy requests due within 14 days',
    calm: 'No privacy requests due within 14 days',
    remedy: 'The law allows 45 days. Answer each before it’s due.',
    link: `${paths.admin.privacy}?due=soon`,
    action: 'View requests',
  },
  factsToReview: {
    title: 'Site facts due for review',
    calm: 'No site facts due for review',
    remedy: 'Rules and amounts change. The launch checklist lists what’s due. Update those facts in content/facts.',
    link: paths.admin.launch,
    action: 'View checklist',
  },
  changesToConfirm: {
    title: 'Changes in the law to confirm',
    calm: 'No changes in the law to confirm',
    remedy:
      'The site won’t state them until someone has confirmed them. The launch checklist lists them and explains how to confirm them.',
    link: paths.admin.launch,
    action: 'View checklist',
  },
  importsHalfDone: {
    title: 'Unfinished imports',
    calm: 'No unfinished imports',
    remedy: 'Open each one to finish importing it.',
    link: `${paths.admin.data}?imports=unfinished`,
    action: 'View imports',
  },
};
