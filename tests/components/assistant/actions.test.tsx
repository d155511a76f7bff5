/**
 * The buttons below an answer: the quote form, a call back, and the visitor’s own requests in the chat.
 * @module-tag long
 */
import { afterEach, expect, test } from 'vitest';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import type { ChatAction } from '#shared/assistant/schema.ts';
import { CHAT_STORAGE_KEY } from '#shared/assistant/texts.ts';
import { caseSummaryExample } from '#shared/cases/examples.ts';
import { cookieNames } from '#shared/platform/cookies.ts';
import { ask, begin, end, openChat, panel, press, stream } from '../../support/browser/chat.tsx';
import { type Answers, Refusal } from '../../support/browser/network.ts';

const actions: Record<string, ChatAction> = {
  quote: { action: 'quote', label: 'Start a quote: Auto insurance', path: '/get-quote?type=auto' },
  call: { action: 'call', label: 'Call me back', path: '/contact' },
  requests: { action: 'requests', label: 'See my request', path: '/portal' },
  upload: { action: 'upload', label: 'Upload a document', path: '/portal' },
};

type User = RouterOutputs['auth']['session'];
const client = { role: 'client', fullName: 'Ava Wong', email: 'ava@example.com' } as User;
const row = { ...caseSummaryExample, title: 'Two trucks', status: 'active', unread: 2 } as const;

async function openWith(names: (keyof typeof actions)[], more: Answers = {}) {
  const offered = names.flatMap((name) => actions[name] ?? []);
  const chat = await openChat({ converse: () => stream([begin(), end({ offersPerson: true, actions: offered })]) });
  chat.answers(more);
  await ask();
  await expect.element(panel.getByRole('list', { name: 'What you can do' })).toBeVisible();
  return chat;
}

const signIn = () => {
  document.cookie = `${cookieNames.signedIn}=1; path=/`;
};
afterEach(() => {
  document.cookie = `${cookieNames.signedIn}=; path=/; max-age=0`;
});

test('the quote form opens with what was said', async () => {
  await openWith(['quote']);
  await expect
    .element(panel.getByRole('link', { name: 'Start a quote: Auto insurance' }))
    .toHaveAttribute('href', '/get-quote?type=auto');
});

test('a call is asked for in the form for a person, and there is one button for it', async () => {
  await openWith(['call']);
  expect(panel.getByRole('button', { name: 'Talk to a person' }).all()).toHaveLength(1);
  await press('Call me back');
  await expect.element(panel.getByRole('heading', { name: 'Talk to a person' })).toHaveFocus();
});

test('a visitor who isn’t signed in is led to the sign-in, and back to this page', async () => {
  const chat = await openWith(['requests']);
  await press('See my request');
  await expect
    .element(panel.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `/portal/login?${new URLSearchParams({ back: location.pathname })}`);
  expect(chat.calls.filter(({ procedure }) => procedure.startsWith('auth.'))).toEqual([]);
});

test('a client sees where the open requests are at, and none of it is stored', async () => {
  signIn();
  const more = Array.from({ length: 4 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    title: `Request ${index}`,
  }));
  await openWith(['requests', 'upload'], {
    auth: { session: client },
    cases: { list: { cases: [row, ...more], nextCursor: null } },
  });
  await press('See my request');
  const first = panel.getByRole('link', { name: 'Two trucks' });
  await expect.element(first).toHaveAttribute('href', `/portal/cases/${row.id}`);
  await expect.element(panel.getByText(/2 new messages/).first()).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'See all your requests' })).toBeVisible();
  expect(localStorage.getItem(CHAT_STORAGE_KEY)).not.toContain(row.id);
  await press('Upload a document');
  await expect.element(first).toHaveAttribute('href', `/portal/cases/${row.id}#documents`);
});

test('without an open request, and with a failure, it says so', async () => {
  signIn();
  const chat = await openWith(['requests'], {
    auth: { session: client },
    cases: { list: new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.') },
  });
  await press('See my request');
  await expect.element(panel.getByText('Nothing works today.')).toBeVisible();
  chat.answers({ cases: { list: { cases: [], nextCursor: null } } });
  await press('Try again');
  await expect.element(panel.getByText(/^You have no open requests\./)).toBeVisible();
});

test('staff have no requests of their own', async () => {
  signIn();
  await openWith(['requests'], { auth: { session: { ...client, role: 'broker' } } });
  await press('See my request');
  await expect.element(panel.getByRole('link', { name: 'Open your desk' })).toHaveAttribute('href', '/broker');
});
