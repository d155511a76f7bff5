/** Emails about privacy requests. They never contain the data itself, and those to administrators never say whose it is. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';

type Asked = { kind: string; dueBy: string; path: string };

export type PrivacyEmailData = {
  'data-exported': { at: string; path: string };
  'privacy-request-received': Asked;
  'privacy-request-arrived': Asked;
  'privacy-request-answered': { kind: string; path: string };
  /** Sent to the address of an account that no longer exists. */
  'account-erased': Record<string, never>;
};

export const privacyEmails = defineEmails<PrivacyEmailData>({
  'data-exported': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your data was downloaded',
      paragraphs: [
        `On ${data.at}, somebody who was signed in with your password downloaded the data of your account.`,
        'If that was you, there is nothing to do. If it was not, change your password now and end all other sessions.',
      ],
      action: { label: 'Look at the security of your account', path: data.path },
    }),
  },
  'privacy-request-received': {
    rule: 'always',
    content: (data) => ({
      subject: 'We have your request about your personal information',
      paragraphs: [
        `You asked us for ${data.kind}. We answer by ${data.dueBy}.`,
        'Until then you can take the request back in your account.',
      ],
      action: { label: 'See your request', path: data.path },
    }),
  },
  'privacy-request-arrived': {
    rule: {
      topic: 'operations',
      line: ({ kind, dueBy }) => `Somebody asks for ${kind}, due ${dueBy}`,
    },
    content: (data) => ({
      subject: `Somebody asks for ${data.kind}`,
      paragraphs: [
        `A person with an account asks for ${data.kind}. The answer is due by ${data.dueBy}. Who it is stands in your portal, under the bell.`,
      ],
      action: { label: 'Open the admin area', path: data.path },
    }),
  },
  'privacy-request-answered': {
    rule: 'always',
    content: (data) => ({
      subject: 'Your request about your personal information was answered',
      paragraphs: [`You asked us for ${data.kind}. The answer is in your account.`],
      action: { label: 'Read the answer', path: data.path },
    }),
  },
  'account-erased': {
    rule: 'always',
    content: () => ({
      subject: 'Your account was erased',
      paragraphs: [
        'As you asked, your account and the personal information that could be removed are gone. Nobody can sign in with it any more.',
        'What a law or a duty of proof keeps for a time is removed when that time is over; the privacy policy says how long. This is the last mail about your account.',
      ],
    }),
  },
});
