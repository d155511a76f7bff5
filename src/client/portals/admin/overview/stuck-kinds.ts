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
    remedy: 'Nobody passed the checks. Open each, see why, and assign a broker, or give one more room.',
    link: `${paths.admin.cases}?status=new`,
    action: 'Open the requests',
  },
  overdue: {
    title: 'Replies that are late',
    calm: 'No reply is late',
    remedy: 'A client was promised an answer by now. Write a note to the broker, or hand the request to another.',
    link: `${paths.admin.cases}?group=breached`,
    action: 'Open the late ones',
  },
  offersEnding: {
    title: 'Offers that run out within a business hour',
    calm: 'No offer is about to run out',
    remedy: 'The next broker is asked by itself. A call to the one who was asked may be faster.',
    link: `${paths.admin.cases}?status=offered`,
    action: 'Open the offers',
  },
  newMessages: {
    title: 'New contact messages',
    calm: 'Every contact message has been opened',
    remedy: 'Answer each, make a case of it, or mark it as spam.',
    link: paths.admin.messages,
    action: 'Read the messages',
  },
  failedMails: {
    title: 'Mails that could not be sent',
    calm: 'Every mail was sent or is on its way',
    remedy:
      'They are tried again by themselves for about a day. If the number stays, something is wrong with the mail server.',
    link: `${paths.admin.trouble}#mails`,
    action: 'Look at the mails',
  },
  failingJobs: {
    title: 'Background jobs that fail',
    calm: 'Every background job is done in time',
    remedy: 'They are tried again by themselves for about a day. See which fail, and with what error.',
    link: `${paths.admin.trouble}#jobs`,
    action: 'Look at the jobs',
  },
  browserFailures: {
    title: 'Failures in browsers',
    calm: 'No page has failed in a browser',
    remedy: 'A page failed in somebody’s browser. See which page and release, and dismiss it once it is fixed.',
    link: `${paths.admin.trouble}#browsers`,
    action: 'See the failures',
  },
  attackedAccounts: {
    title: 'Accounts with many failed sign-ins',
    calm: 'No account has many failed sign-ins',
    remedy:
      'Ten or more sign-ins to one account failed within an hour. Check where they came from, ask the account’s owner, and if in doubt end the sessions or disable the account.',
    link: `${paths.admin.security}?kind=sign_in&result=failed`,
    action: 'See the failures',
  },
  infectedFiles: {
    title: 'Files in quarantine',
    calm: 'No file is in quarantine',
    remedy: 'The scanner found something harmful. Delete each in its case, or have it scanned again.',
    link: `${paths.admin.trouble}#files`,
    action: 'Look at the files',
  },
  unscannedFiles: {
    title: 'Files the scanner has not looked at',
    calm: 'The scanner has checked every file it should',
    remedy: 'Is the scanner running? Files wait for it, and go on by themselves when it answers.',
    link: `${paths.admin.trouble}#files`,
    action: 'Look at the files',
  },
  licencesEnding: {
    title: 'Licences that run out within 60 days, or have',
    calm: 'Every licence runs for more than 60 days',
    remedy: 'An expired licence gets no requests. Ask for the renewal and enter the new date.',
    link: paths.admin.brokers,
    action: 'Open the brokers',
  },
  licencesUnverified: {
    title: 'Licences nobody has verified',
    calm: 'Every licence was compared with the register',
    remedy: 'Requests go to verified licences only. Compare each with the register of the Alberta Insurance Council.',
    link: paths.admin.brokers,
    action: 'Open the brokers',
  },
  privacyDue: {
    title: 'Privacy requests due within 14 days',
    calm: 'No privacy request is due soon',
    remedy: 'The law gives 45 days. Answer each before its day.',
    link: paths.admin.privacy,
    action: 'Open the requests',
  },
  factsToReview: {
    title: 'Facts of the site to look at again',
    calm: 'Every dated fact was looked at in time',
    remedy: 'Rules and amounts change. The launch checklist lists each one; update them in content/facts.',
    link: paths.admin.launch,
    action: 'See which',
  },
  importsHalfDone: {
    title: 'Imports that were prepared and not run',
    calm: 'No import is half done',
    remedy: 'Run each, or take it away.',
    link: paths.admin.data,
    action: 'Open the imports',
  },
};
