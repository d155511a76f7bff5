/** The email to administrators when many sign-ins fail. Only the portal shows whose accounts they are. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type SecurityAlertEmailData = {
  /** `words` as returned by `alarmWords`. */
  'sign-ins-failing': { words: string; path: string };
};

export const securityAlertEmails = defineEmails<SecurityAlertEmailData>({
  'sign-ins-failing': {
    rule: { topic: 'operations', line: ({ words }) => words },
    content: (data, site) => ({
      subject: `Many sign-ins are failing on ${site.name}`,
      paragraphs: [
        `${data.words}. That is more than people who forgot their password cause, and may be somebody guessing.`,
        'Accounts lock by themselves after a few wrong passwords. The list shows which accounts and networks are involved.',
      ],
      action: { label: 'See the failed sign-ins', path: data.path },
      note: 'You are told at most once an hour while it goes on.',
    }),
  },
});
