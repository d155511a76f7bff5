/** A valid call by a new user of every procedure about one's own account that takes input. */
import { DEMO_PASSWORD } from '../../../prisma/seed/people.ts';
import { FREE_TEXT } from '../hostile.ts';
import { type Access, CURSOR, refusedInput, signedIn, withoutSecondFactor } from './rows.ts';

export type AccountCall = {
  procedure: string;
  access: Access;
  input: Record<string, unknown>;
  /** The status for a new user. */
  status: 200 | 400 | 404 | 409;
};

/** All accounts in the tests have it. */
const currentPassword = DEMO_PASSWORD;

export const accountCalls: AccountCall[] = [
  {
    procedure: 'account.updateProfile',
    access: signedIn,
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
  // The new password equals the current one.
  {
    procedure: 'account.changePassword',
    access: refusedInput,
    status: 400,
    input: { currentPassword, password: DEMO_PASSWORD },
  },
  {
    procedure: 'account.requestEmailChange',
    access: signedIn,
    status: 200,
    input: { currentPassword, email: 'ava@example.com' },
  },
  // A code that was never sent; the demo's administrator needs none.
  {
    procedure: 'account.verifyEmailCode',
    access: [401, 400, 400, 200, 400, 200],
    status: 400,
    input: { code: '123456' },
  },
  {
    procedure: 'account.endSession',
    access: [401, 404, 404, 404, 404, 404],
    status: 404,
    input: { sessionId: '0194a3c0-0000-7000-8000-000000000009' },
  },
  // With a wrong password.
  {
    procedure: 'account.startSecondFactor',
    access: refusedInput,
    status: 400,
    input: { currentPassword: 'Not-the-Password-1' },
  },
  // Nobody has one, or has started to set one up.
  { procedure: 'account.confirmSecondFactor', access: withoutSecondFactor, status: 409, input: { code: '123456' } },
  {
    procedure: 'account.removeSecondFactor',
    access: withoutSecondFactor,
    status: 409,
    input: { currentPassword, code: '123456' },
  },
  {
    procedure: 'account.newRecoveryCodes',
    access: withoutSecondFactor,
    status: 409,
    input: { currentPassword, code: '123456' },
  },
  { procedure: 'account.setMessagesByEmail', access: signedIn, status: 200, input: { on: false } },
  // A topic of every role.
  {
    procedure: 'notifications.setPreference',
    access: signedIn,
    status: 200,
    input: { topic: 'security', channel: 'instant' },
  },
  // An address in the server's own network: what a real one does is tested in push.test.ts.
  {
    procedure: 'push.turnOn',
    access: refusedInput,
    status: 400,
    input: { endpoint: 'https://push.internal/1', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
  },
  // No texts are sent here, or no number was given: what happens then is tested in text-messages.test.ts.
  {
    procedure: 'textMessages.sendCode',
    access: [401, 409, 409, 409, 409, 409],
    status: 409,
    input: { phone: '403-555-0142', agreed: true },
  },
  { procedure: 'textMessages.confirm', access: [401, 409, 409, 409, 409, 409], status: 409, input: { code: '123456' } },
  {
    procedure: 'textMessages.setTopic',
    access: [401, 409, 409, 409, 409, 409],
    status: 409,
    input: { topic: 'messages', on: false },
  },
  { procedure: 'push.renew', access: signedIn, status: 200, input: { endpoint: 'https://push.example.com/1' } },
  { procedure: 'push.turnOff', access: signedIn, status: 200, input: { endpoint: 'https://push.example.com/1' } },
  // A number that does not exist: ownership of consents is tested in privacy.test.ts.
  {
    procedure: 'privacy.withdrawConsent',
    access: [401, 404, 404, 404, 404, 404],
    status: 404,
    input: { seq: 2_147_483_647 },
  },
  { procedure: 'privacy.reads', access: signedIn, status: 200, input: { cursor: CURSOR } },
  { procedure: 'privacy.prepareExport', access: signedIn, status: 200, input: { currentPassword } },
  // A note is optional; its text is tested in privacy.test.ts, since one request of a kind can be open at a time.
  { procedure: 'privacy.request', access: signedIn, status: 200, input: { kind: 'access' } },
  {
    procedure: 'privacy.cancelRequest',
    access: [401, 404, 404, 404, 404, 404],
    status: 404,
    input: { requestId: '0194a3c0-0000-7000-8000-000000000010' },
  },
];
