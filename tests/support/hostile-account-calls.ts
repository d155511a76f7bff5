/** A call of every procedure about one's own account that takes input, complete and in order, made by somebody who has just come. */
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { FREE_TEXT } from './hostile.ts';

export type AccountCall = {
  procedure: string;
  input: Record<string, unknown>;
  /** What it answers to a newcomer. */
  status: 200 | 400 | 404 | 409;
};

/** Everybody's in the tests. */
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
  // The password they have: refused, and so there for the next call.
  { procedure: 'account.changePassword', status: 400, input: { currentPassword, password: DEMO_PASSWORD } },
  { procedure: 'account.requestEmailChange', status: 200, input: { currentPassword, email: 'ava@example.com' } },
  { procedure: 'account.verifyEmailCode', status: 400, input: { code: '123456' } },
  { procedure: 'account.endSession', status: 404, input: { sessionId: '0194a3c0-0000-7000-8000-000000000009' } },
  { procedure: 'account.startSecondFactor', status: 400, input: { currentPassword: 'Not-the-Password-1' } },
  { procedure: 'account.confirmSecondFactor', status: 409, input: { code: '123456' } },
  { procedure: 'account.removeSecondFactor', status: 409, input: { currentPassword, code: '123456' } },
  { procedure: 'account.newRecoveryCodes', status: 409, input: { currentPassword, code: '123456' } },
  // Of every role.
  { procedure: 'notifications.setPreference', status: 200, input: { topic: 'security', channel: 'instant' } },
  { procedure: 'privacy.withdrawConsent', status: 404, input: { seq: 2_147_483_647 } },
  { procedure: 'privacy.prepareExport', status: 200, input: { currentPassword } },
  // A note may be left out; its words are tried in privacy.test.ts, since one request of a kind is open at a time.
  { procedure: 'privacy.request', status: 200, input: { kind: 'access' } },
  { procedure: 'privacy.cancelRequest', status: 404, input: { requestId: '0194a3c0-0000-7000-8000-000000000010' } },
];
