/** The daily digest email. */
import { defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type DigestEmailData = {
  'daily-digest': { groups: { lines: string[]; path: string }[]; settings: string };
};

export const digestEmails = defineEmails<DigestEmailData>({
  'daily-digest': {
    rule: 'always',
    law: needed,
    content: (data) => ({
      subject: 'What’s new in your portal',
      paragraphs: ['Here’s what’s new since your last summary:'],
      groups: data.groups,
      note: 'You get this once a day because you chose a daily summary. You can change that in your account, under Notifications.',
      action: { label: 'Change your email settings', path: data.settings },
    }),
  },
});
