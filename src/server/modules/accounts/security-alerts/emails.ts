/** What administrators are told when sign-ins fail in numbers. Whose accounts it is about stands in the portal alone. */
import type { MailContent } from '#server/platform/email/view.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export type SecurityAlertMailData = {
  /** `words` as `alarmWords` says them. */
  'sign-ins-failing': { words: string; path: string };
};

type Template<Data> = (data: Data, site: SiteProfile) => Omit<MailContent, 'greeting'>;

export const securityAlertMails: { [Name in keyof SecurityAlertMailData]: Template<SecurityAlertMailData[Name]> } = {
  'sign-ins-failing': (data, site) => ({
    subject: `Many sign-ins are failing on ${site.name}`,
    paragraphs: [
      `${data.words}. That is more than people who forgot their password cause, and may be somebody guessing.`,
      'Accounts lock by themselves after a few wrong passwords. The list shows which accounts and networks are involved.',
    ],
    action: { label: 'See the failed sign-ins', path: data.path },
    note: 'You are told at most once an hour while it goes on.',
  }),
};
