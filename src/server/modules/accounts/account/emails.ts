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

const NOT_YOU = 'If this wasn’t you, set a new password right away. That signs out every device.';
const RESET = { label: 'Set a new password', path: paths.portal.forgotPassword };

export const accountEmails = defineEmails<AccountEmailData>({
  'verify-email': {
    rule: 'stranger-security',
    law: 'security',
    content: (data, site) => ({
      subject: 'Confirm your email address',
      paragraphs: [
        `An account at ${site.name} was created with this address. To confirm it’s yours, use the button below in the browser where you’re signed in, or enter this code there:`,
        `${data.code.slice(0, 3)} ${data.code.slice(3)}`,
      ],
      action: { label: 'Confirm this address', path: data.path },
      note: 'The link and the code expire in 24 hours. If you didn’t create an account, ignore this email and don’t share the code.',
    }),
  },
  'reset-password': {
    rule: 'stranger-security',
    law: 'security',
    content: (data, site) => ({
      subject: 'Set a new password',
      paragraphs: [
        `We received a request to reset the password for your ${site.name} account.`,
        'The link expires in 30 minutes and works once. Earlier links no longer work.',
      ],
      action: { label: 'Set a new password', path: data.path },
      note: 'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    }),
  },
  'confirm-old-email': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Confirm the change to your email address',
      paragraphs: [
        'Someone who knows your password asked to change the email address on your account. It changes only once it’s confirmed from both this address and the new one.',
      ],
      action: { label: 'Confirm the change', path: data.path },
      note: 'The link expires in 24 hours. If this wasn’t you, don’t confirm, and change your password: someone else knows it.',
    }),
  },
  'confirm-new-email': {
    rule: 'stranger-security',
    law: 'security',
    content: (data, site) => ({
      subject: 'Confirm your new email address',
      paragraphs: [
        `The owner of an account at ${site.name} asked to use this address from now on. To confirm it’s yours, use the browser where you’re signed in.`,
      ],
      action: { label: 'Confirm this address', path: data.path },
      note: 'The link expires in 24 hours. If this isn’t your account, ignore this email and don’t confirm.',
    }),
  },
  'email-changed': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your email address was changed',
      paragraphs: [
        `The email address on your account was changed on ${data.at}, after it was confirmed by email. All other sessions were signed out.`,
        'If this wasn’t you, contact us at the address below.',
      ],
      action: { label: 'Review your account', path: data.path },
    }),
  },
  'password-changed': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Your password was changed',
      paragraphs: [`The password for your account was changed on ${data.at}.`, NOT_YOU],
      action: RESET,
    }),
  },
  'second-factor-on': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Two-step verification is on',
      paragraphs: [
        `An authenticator app was added to your account on ${data.at}. From now on, you’ll need a code from it, or one of your recovery codes, to sign in.`,
        NOT_YOU,
      ],
      action: { label: 'Review your security settings', path: data.path },
    }),
  },
  'second-factor-off': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'Two-step verification is off',
      paragraphs: [`The authenticator app was removed from your account on ${data.at}.`, NOT_YOU],
      action: { label: 'Review your security settings', path: data.path },
    }),
  },
  'recovery-codes-renewed': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'You have new recovery codes',
      paragraphs: [
        `New recovery codes were created for your account on ${data.at}. The old ones no longer work.`,
        NOT_YOU,
      ],
      action: { label: 'Review your security settings', path: data.path },
    }),
  },
  'new-device': {
    rule: 'security',
    law: 'security',
    content: (data) => ({
      subject: 'New sign-in to your account',
      paragraphs: [
        `Someone signed in to your account from a new device on ${data.at}. Device: ${data.device}.`,
        NOT_YOU,
      ],
      action: { label: 'Review your sessions', path: data.path },
      note: 'If this was you, you don’t need to do anything.',
    }),
  },
});
