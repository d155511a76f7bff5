/** A valid call by a new user of every procedure about one's own account that takes input. */
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { FREE_TEXT } from './hostile.ts';

export type AccountCall = {
  procedure: string;
  input: Record<string, unknown>;
  /** The status for a new user. */
  status: 200 | 400 | 404 | 409;
};

/** All accounts in the tests have it. */
const currentPassword = DEMO_PASSWORD;

export const accountCalls: AccountCall[] = [
  {
    procedure: 'account.updateProfile',
    status: 200,
    input: {
      fullName: FREE_TEXT,
      phone: '403-555-0142',
      language: 'en',
      preferredContact: 'either',
      preferredTimes: 'any',
    },
  },
  // The current password: refused, and so unchanged for the next call.
  { procedure: 'account.changePassword', status: 400, input: { currentPassword, password: DEMO_PASSWORD } },
  { procedure: 'account.requestEmailChange', status: 200, input: { currentPassword, email: 'ava@example.com' } },
  { procedure: 'account.verifyEmailCode', status: 400, input: { code: '123456' } },
  { procedure: 'account.endSession', status: 404, input: { sessionId: '0194a3c0-0000-7000-8000-000000000009' } },
  { procedure: 'account.startSecondFactor', status: 400, input: { currentPassword: 'Not-the-Password-1' } },
  { procedure: 'account.confirmSecondFactor', status: 409, input: { code: '123456' } },
  { procedure: 'account.removeSecondFactor', status: 409, input: { currentPassword, code: '123456' } },
  { procedure: 'account.newRecoveryCodes', status: 409, input: { currentPassword, code: '123456' } },
  // A topic of every role.
  { procedure: 'notifications.setPreference', status: 200, input: { topic: 'security', channel: 'instant' } },
  { procedure: 'privacy.withdrawConsent', status: 404, input: { seq: 2_147_483_647 } },
  { procedure: 'privacy.prepareExport', status: 200, input: { currentPassword } },
  // A note is optional; its text is tested in privacy.test.ts, since one request of a kind can be open at a time.
  { procedure: 'privacy.request', status: 200, input: { kind: 'access' } },
  { procedure: 'privacy.cancelRequest', status: 404, input: { requestId: '0194a3c0-0000-7000-8000-000000000010' } },
];
