/** Answers to people whose email was not added, or not all of it: never what they wrote. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type InboundEmailData = {
  'reply-not-added': CaseFacts & { why: string };
  'reply-to-closed': CaseFacts & { added: boolean };
};

export const inboundEmails = defineEmails<InboundEmailData>({
  'reply-not-added': {
    rule: 'always',
    law: 'answer',
    content: ({ title, why, path }) => ({
      subject: `About your email · ${title}`,
      paragraphs: [`We got your email about "${title}". ${why}`, 'You can write and upload files in the portal.'],
      action: { label: 'Open the request', path },
    }),
  },
  'reply-to-closed': {
    rule: 'always',
    law: 'answer',
    content: ({ title, added, path }) => ({
      subject: `This request is closed · ${title}`,
      paragraphs: [
        added
          ? `Your email was added to "${title}". The request is closed, so an answer may take longer than usual.`
          : `We got your email about "${title}". The request was withdrawn, so your email wasn’t added and nobody will contact you about it.`,
        'If you still need insurance, reopen the request or send a new one.',
      ],
      action: { label: 'Open the request', path },
    }),
  },
});
