/**
 * Account security emails. A thief reading them in a stolen mailbox learns nothing useful: no address,
 * no number, and never a way past the password.
 */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { paths } from '#shared/platform/paths.ts';

export type AccountEmailData = {
  'verify-email': { path: string; code: string };
  'reset-password': { path: string };
  'confirm-old-email': { path: string };
  'confirm-new-email': { path: string };
  'email-changed': { at: string; path: string };
  'password-changed': { at: string };
  'second-factor-on': { at: string; path: string };
  'second-factor-off': { at: string; path: string };
  'recovery-codes-renewed': { at: string; path: string };
  'new-device': { device: string; at: string; path: string };
};

const NOT_YOU = 'If this was not you, set a new password at once: that ends every session of your account.';
const RESET = { label: 'Set a new password', path: paths.portal.forgotPassword };

export const accountEmails = defineEmails<AccountEmailData>({
  'verify-email': {
    rule: 'stranger-security',
    content: (data, site) => ({
      subject: 'Please confirm your email address',
      paragraphs: [
        `An account at ${site.name} was created with this address. Confirm that it is yours in the browser where you are logged in, or type this code there:`,
        `${data.code.slice(0, 3)} ${data.code.slice(3)}`,
      ],
      action: { label: 'Confirm this address', path: data.path },
      note: 'The link and the code work for 24 hours. If you did not create an account, do not confirm it and give the code to nobody; you can ignore this email.',
    }),
  },
  'reset-password': {
    rule: 'stranger-security',
    content: (data, site) => ({
      subject: 'Set a new password',
      paragraphs: [
        `Somebody, hopefully you, asked for a new password for your account at ${site.name}.`,
        'The link works once, for 30 minutes. An older link does not work any more.',
      ],
      action: { label: 'Set a new password', path: data.path },
      note: 'If it was not you, you can ignore this mail: your password stays as it is.',
    }),
  },
  'confirm-old-email': {
    rule: 'security',
    content: (data) => ({
      subject: 'Please confirm the change of your email address',
      paragraphs: [
        'Somebody who knows your password asked to change the email address of your account. It changes only when both addresses, this one and the new one, have confirmed.',
      ],
      action: { label: 'Confirm the change', path: data.path },
      note: 'The link works for 24 hours. If it was not you, do not confirm, and change your password: somebody else knows it.',
    }),
  },
  'confirm-new-email': {
    rule: 'stranger-security',
    content: (data, site) => ({
      subject: 'Please confirm your new email address',
      paragraphs: [
        `An account at ${site.name} wants to use this address from now on. Confirm that it is yours in the browser where you are logged in.`,
      ],
      action: { label: 'Confirm this address', path: data.path },
      note: 'The link works for 24 hours. If this is not your account, do not confirm; you can ignore this mail.',
    }),
  },
  'email-changed': {
    rule: 'security',
    content: (data) => ({
      subject: 'The email address of your account was changed',
      paragraphs: [
        `On ${data.at} the email address of your account was changed, after both addresses had confirmed it. Every other session of the account was ended.`,
        'If this was not you, write to us at the address below.',
      ],
      action: { label: 'Look at your account', path: data.path },
    }),
  },
  'password-changed': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your password was changed',
      paragraphs: [`The password of your account was changed on ${data.at}.`, NOT_YOU],
      action: RESET,
    }),
  },
  'second-factor-on': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your account now asks for a second factor',
      paragraphs: [
        `On ${data.at} an authenticator app was added to your account. From now on a login needs its code, or one of your recovery codes.`,
        NOT_YOU,
      ],
      action: { label: 'Look at your security settings', path: data.path },
    }),
  },
  'second-factor-off': {
    rule: 'security',
    content: (data) => ({
      subject: 'Your account no longer asks for a second factor',
      paragraphs: [`On ${data.at} the authenticator app was removed from your account.`, NOT_YOU],
      action: { label: 'Look at your security settings', path: data.path },
    }),
  },
  'recovery-codes-renewed': {
    rule: 'security',
    content: (data) => ({
      subject: 'You have new recovery codes',
      paragraphs: [
        `On ${data.at} new recovery codes were made for your account. The old ones do not work any more.`,
        NOT_YOU,
      ],
      action: { label: 'Look at your security settings', path: data.path },
    }),
  },
  'new-device': {
    rule: 'security',
    content: (data) => ({
      subject: 'A login from a new device',
      paragraphs: [
        `On ${data.at} somebody logged in to your account with ${data.device}, for the first time.`,
        NOT_YOU,
      ],
      action: { label: 'See where you are logged in', path: data.path },
      note: 'If it was you, there is nothing to do.',
    }),
  },
});
