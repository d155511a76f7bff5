/** The chat panel beside a page, with the answers of a server that a test writes. */
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { clearConversation } from '#client/modules/assistant/chat-actions.ts';
import { ChatPanel } from '#client/modules/assistant/chat-panel.tsx';
import { CHAT_PANEL_ID, panelState, togglePanel } from '#client/modules/assistant/panel-state.ts';
import { chooseProvider } from '#client/modules/assistant/provider-choice.ts';
import { ClockScript } from '#client/site/clock-script.tsx';
import { JsonScript } from '#client/site/json-script.tsx';
import type { ChatAbout, ChatEvent, ChatReply } from '#shared/assistant/schema.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { type Answers, type Network, network } from './network.ts';

export const QUESTION = 'What is the difference between comprehensive and collision?';
export const ANSWER = 'Collision pays for a crash. Comprehensive pays for the rest. [1]';

export const panel = page.getByRole('dialog', { name: /^Ask / });
export const box = panel.getByRole('textbox', { name: 'Your question' });
export const send = panel.getByRole('button', { name: 'Send', exact: true });
export const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();

/** What was said, oldest first, without the welcome message. */
export const messages = (role: 'user' | 'assistant' | 'system'): string[] =>
  [...document.querySelectorAll(`[data-message-id][data-role=${role}]:not([data-message-id=welcome])`)].map(
    ({ textContent }) => textContent,
  );

export const about: ChatAbout = {
  provider: 'Test Provider',
  external: false,
  outsideCanada: false,
  isOpen: true,
  opensAtText: 'Monday, November 30 at 9:00 a.m.',
};

const reply: ChatReply = {
  response: ANSWER,
  sources: [{ n: 1, title: 'Auto insurance', heading: 'What it pays for', path: '/insurance/auto#pays' }],
  verdict: 'answered',
  mode: 'embedded',
  offersPerson: false,
  choices: [],
  actions: [],
  redaction: { content: QUESTION, kinds: [] },
};

export const end = (changes: Partial<ChatReply> = {}): ChatEvent => ({
  type: 'end',
  answer: { success: true, data: { ...reply, ...changes } },
});

/** The answer was `success: false`. */
export const noSuccess: ChatEvent = { type: 'end', answer: { success: false } };

export const begin = (redaction: ChatReply['redaction'] = reply.redaction): ChatEvent => ({
  type: 'begin',
  mode: 'embedded',
  redaction,
  passages: [
    { n: 1, id: '/insurance/auto#pays', title: 'Auto insurance', heading: '', excerpt: '', score: 1, coverage: 1 },
  ],
});

/** An answer that arrives event by event. After the last one the connection stays open until `until` is settled. */
export async function* stream(events: readonly ChatEvent[], until?: Promise<unknown>): AsyncGenerator<ChatEvent, void> {
  yield* events;
  await until;
}

export interface Chat extends Network {
  onClosed: ReturnType<typeof vi.fn<() => void>>;
  onUnread: ReturnType<typeof vi.fn<(unread: boolean) => void>>;
}

/** Shows the page with the panel open. A conversation in the browser's storage is continued. */
export async function openChat(answers: Answers['chat'] = {}): Promise<Chat> {
  const net = network({
    settings: { disclosure: { statement: 'No one pays us.' } },
    chat: { about, converse: () => stream([begin(), end()]), ...answers },
  });
  const onClosed = vi.fn<() => void>();
  const onUnread = vi.fn<(unread: boolean) => void>();
  await render(
    <SiteProfileProvider profile={defaultSiteProfile}>
      <JsonScript type="application/json" id="site-profile" data={defaultSiteProfile} />
      <ClockScript site={defaultSiteProfile} yearsBack={0} />
      <main>
        <h1>A page</h1>
        <input aria-label="A field of the page" />
      </main>
      <aside data-chat>
        <ChatPanel id={CHAT_PANEL_ID} onClosed={onClosed} onUnread={onUnread} />
      </aside>
    </SiteProfileProvider>,
  );
  onTestFinished(() => {
    clearConversation();
    chooseProvider(null);
    if (panelState().open) togglePanel();
  });
  togglePanel();
  await expect.element(box).toHaveFocus();
  return { ...net, onClosed, onUnread };
}

export async function ask(question = QUESTION): Promise<void> {
  await box.fill(question);
  await send.click();
}

/** The questions that reached the server, as it received them. */
export const asked = ({ calls }: Network) =>
  calls.filter(({ procedure }) => procedure === 'chat.converse').map(({ input }) => input);
