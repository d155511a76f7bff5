/** Emails to a person whose account was changed by an administrator. Reasons stay in the audit log. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import type { Role } from '#shared/platform/permissions.ts';

export type UserEmailData = {
  'user-invited': { inviterName: string; role: Role; path: string };
  'role-changed': { at: string; role: Role; path: string };
  'account-disabled': { at: string };
  'account-enabled': { at: string; path: string };
  'sessions-ended': { at: string; path: string };
  'second-factor-reset': { at: string; path: string };
};

const roleWords: Record<Role, string> = { client: 'a client', broker: 'a broker', admin: 'an administrator' };
const ASK = 'If you think this is a mistake, write to us at the address below.';

export const userEmails = defineEmails<UserEmailData>({
  'user-invited': {
    rule: 'always',
    content: (data, site) => ({
      subject: `${data.inviterName} invites you to ${site.name}`,
      paragraphs: [
        `${data.inviterName} invites you to work on ${site.name} as ${roleWords[data.role]}. You choose a username and a password yourself; nobody else will know them.`,
      ],
      action: { label: 'See the invitation', path: data.path },
      note: 'The link is for you alone, works once and for 7 days. If you do not know what this is about, you can ignore this mail.',
    }),
  },
  'role-changed': {
    rule: 'security',
    content: (data) => ({
      subject: 'The role of your account was changed',
      paragraphs: [
        `On ${data.at} an administrator made your account that of ${roleWords[data.role]}. Please log in again: every session was ended.`,
        ASK,
      ],
      action: { label: 'Log in', path: data.path },
    }),
  },
  'account-disabled': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your account was disabled',
      paragraphs: [`On ${data.at} an administrator disabled your account. Nobody can log in to it.`, ASK],
    }),
  },
  'account-enabled': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your account was enabled again',
      paragraphs: [`On ${data.at} an administrator enabled your account. You can log in with the password you had.`],
      action: { label: 'Log in', path: data.path },
    }),
  },
  'sessions-ended': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your sessions were ended',
      paragraphs: [`On ${data.at} an administrator ended every session of your account. Please log in again.`, ASK],
      action: { label: 'Log in', path: data.path },
    }),
  },
  'second-factor-reset': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your second factor was removed',
      paragraphs: [
        `On ${data.at} an administrator removed the authenticator app and the recovery codes of your account, and ended every session. Your password is as it was.`,
        'If you did not ask for this, write to us at the address below, and set a new password at once.',
      ],
      action: { label: 'Log in', path: data.path },
    }),
  },
});
