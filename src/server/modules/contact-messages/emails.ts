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
    law: 'answer',
    content: () => ({
      subject: 'We received your message',
      paragraphs: [
        'Thank you for your message. Our team will read it and reply, or pass it on to a licensed broker partner as a request. You’ll hear from us during business hours.',
      ],
      note: 'If you didn’t write to us, you can ignore this email. Someone may have entered your address by mistake.',
    }),
  },
  'contact-arrived': {
    rule: 'always',
    law: 'internal',
    content: () => ({
      subject: 'New contact message',
      paragraphs: ['Someone sent a message through the contact form. You can read it in the admin area.'],
      action: { label: 'Read the message', path: paths.admin.messages },
    }),
  },
});
