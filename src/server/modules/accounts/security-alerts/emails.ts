/** The email to administrators when many sign-ins fail. Only the portal shows whose accounts they are. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type SecurityAlertEmailData = {
  /** `words` as returned by `alarmWords`. */
  'sign-ins-failing': { words: string; path: string };
};

export const securityAlertEmails = defineEmails<SecurityAlertEmailData>({
  'sign-ins-failing': {
    rule: { topic: 'operations', line: ({ words }) => words },
    law: 'internal',
    content: (data, site) => ({
      subject: `Many sign-ins are failing on ${site.name}`,
      paragraphs: [
        `${data.words}. That’s more than forgotten passwords would explain. Someone may be guessing passwords.`,
        'Accounts lock automatically after a few wrong passwords. The list shows which accounts and networks are involved.',
      ],
      action: { label: 'View failed sign-ins', path: data.path },
      note: 'While this continues, we’ll email you at most once an hour.',
    }),
  },
});
