/** Emails for a contact message: the receipt, and the notice to the team. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { paths } from '#shared/platform/paths.ts';

export type ContactEmailData = {
  'contact-received': Record<string, never>;
  'contact-arrived': Record<string, never>;
};

export const contactEmails = defineEmails<ContactEmailData>({
  'contact-received': {
    rule: 'stranger',
    content: () => ({
      subject: 'We have your message',
      paragraphs: [
        'Thank you for your message. It goes to a licensed broker partner or to our team, and we will get back to you within our business hours.',
      ],
      note: 'If you did not write to us, you can ignore this email: somebody entered your address by mistake.',
    }),
  },
  'contact-arrived': {
    rule: 'always',
    content: () => ({
      subject: 'A contact message arrived',
      paragraphs: ['Somebody wrote through the contact form. The message is in the admin area.'],
      action: { label: 'Read it', path: paths.admin.messages },
    }),
  },
});
