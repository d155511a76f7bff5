/** Emails to a person whose account was changed by an administrator. Reasons stay in the audit log. */
import { defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';
import type { Role } from '#shared/platform/permissions.ts';

export type UserEmailData = {
  'user-invited': { inviterName: string; role: Role | 'assistant'; path: string };
  'role-changed': { at: string; role: Role; path: string };
  'account-disabled': { at: string };
  'account-enabled': { at: string; path: string };
  'sessions-ended': { at: string; path: string };
  'second-factor-reset': { at: string; path: string };
};

const roleWords: Record<Role | 'assistant', string> = {
  client: 'a client',
  broker: 'a broker',
  assistant: 'an assistant of a brokerage',
  admin: 'an administrator',
};
const ASK = 'If you think this is a mistake, contact us at the address below.';

export const userEmails = defineEmails<UserEmailData>({
  'user-invited': {
    rule: 'always',
    law: needed,
    content: (data, site) => ({
      subject: `${data.inviterName} invited you to ${site.name}`,
      paragraphs: [
        `${data.inviterName} invited you to join ${site.name} as ${roleWords[data.role]}. You’ll choose your own username and password.`,
      ],
      action: { label: 'View the invitation', path: data.path },
      note: 'The link is for you only, works once and expires in 7 days. If you don’t know what this is about, you can ignore this email.',
    }),
  },
  'role-changed': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your account role was changed',
      paragraphs: [
        `An administrator changed your role to ${roleWords[data.role]} on ${data.at}. You were signed out of all sessions, so please sign in again.`,
        ASK,
      ],
      action: { label: 'Sign in', path: data.path },
    }),
  },
  'account-disabled': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your account was disabled',
      paragraphs: [`An administrator disabled your account on ${data.at}. No one can sign in to it.`, ASK],
    }),
  },
  'account-enabled': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your account was re-enabled',
      paragraphs: [`An administrator enabled your account on ${data.at}. You can sign in with your existing password.`],
      action: { label: 'Sign in', path: data.path },
    }),
  },
  'sessions-ended': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your sessions were ended',
      paragraphs: [`An administrator signed you out of all sessions on ${data.at}. Please sign in again.`, ASK],
      action: { label: 'Sign in', path: data.path },
    }),
  },
  'second-factor-reset': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your two-step verification was turned off',
      paragraphs: [
        `An administrator removed the authenticator app and recovery codes from your account on ${data.at}, and signed you out of all sessions. Your password hasn’t changed.`,
        'If you didn’t ask for this, contact us at the address below and set a new password right away.',
      ],
      action: { label: 'Sign in', path: data.path },
    }),
  },
});
