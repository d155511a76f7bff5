/** Emails about privacy requests. They never contain the data itself, and those to administrators never say whose it is. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';

type Asked = { kind: string; dueBy: string; path: string };

export type PrivacyEmailData = {
  'data-exported': { at: string; path: string };
  'privacy-request-received': Asked;
  'privacy-request-arrived': Asked;
  'privacy-request-answered': { kind: string; path: string };
  /** `day` is when the account is deleted, in words. */
  'account-idle': { day: string; path: string };
  /** Sent to the address of an account that no longer exists. */
  'account-erased': Record<string, never>;
};

export const privacyEmails = defineEmails<PrivacyEmailData>({
  'data-exported': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your data was downloaded',
      paragraphs: [
        `On ${data.at}, someone signed in with your password and downloaded your account data.`,
        'If this was you, you don’t need to do anything. If it wasn’t, change your password now and end all other sessions.',
      ],
      action: { label: 'Review your security settings', path: data.path },
    }),
  },
  'privacy-request-received': {
    rule: 'always',
    law: 'answer',
    content: (data) => ({
      subject: 'We received your request about your personal information',
      paragraphs: [
        `You asked us for ${data.kind}. We’ll answer by ${data.dueBy}.`,
        'Until then, you can withdraw the request in your account.',
      ],
      action: { label: 'View your request', path: data.path },
    }),
  },
  'privacy-request-arrived': {
    rule: {
      topic: 'operations',
      line: ({ kind, dueBy }) => `Privacy request for ${kind}, due ${dueBy}`,
    },
    law: 'internal',
    content: (data) => ({
      subject: `Privacy request for ${data.kind}`,
      paragraphs: [
        `An account holder asked for ${data.kind}. The answer is due by ${data.dueBy}. The admin area shows who asked.`,
      ],
      action: { label: 'Open the admin area', path: data.path },
    }),
  },
  'privacy-request-answered': {
    rule: 'always',
    law: 'answer',
    content: (data) => ({
      subject: 'Your request about your personal information was answered',
      paragraphs: [`You asked us for ${data.kind}. The answer is in your account.`],
      action: { label: 'Read the answer', path: data.path },
    }),
  },
  'account-idle': {
    rule: 'always',
    // Nobody may lose an account, and what is in it, for having chosen fewer emails.
    law: 'security',
    content: (data) => ({
      subject: 'Your account will be deleted unless you sign in',
      paragraphs: [
        `You haven’t signed in for almost two years. On ${data.day} we’ll delete your account and the personal information in it, because we don’t keep information no one uses.`,
        'To keep your account, sign in once before then. If you don’t need it anymore, you don’t have to do anything.',
      ],
      action: { label: 'Sign in', path: data.path },
    }),
  },
  'account-erased': {
    rule: 'always',
    law: 'answer',
    content: () => ({
      subject: 'Your account was deleted',
      paragraphs: [
        'As you asked, we deleted your account and the personal information we could remove. No one can sign in to it anymore.',
        'Anything we must keep by law or as proof is removed when its retention period ends. The privacy policy says how long that is. This is the last email about your account.',
      ],
    }),
  },
});
