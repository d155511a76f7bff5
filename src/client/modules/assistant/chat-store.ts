/**
 * The conversation of this browser: one for the floating panel and for every other place that shows it. Storage is the
 * truth: each change is made to what stands there now, so that two tabs do not write over one another.
 */

import { newId } from '#client/lib/new-id.ts';
import { readSiteProfile } from '#client/lib/site-profile.tsx';
import { forgetHandOver } from '#client/modules/assistant/escalation/kept-draft.ts';
import { announcementOf } from '#shared/assistant/announcements.ts';
import { chatStorage } from './chat-storage.ts';
import { after, type Conversation, emptyConversation, type Step } from './conversation.ts';
import { restoredHistory, storedHistory } from './history.ts';
import type { Message } from './message.ts';

let conversation = emptyConversation;
let loaded = false;
/** Nothing can be kept here: private browsing, or a full disk. */
let memoryOnly = false;
const listeners = new Set<() => void>();

function show(next: Conversation): void {
  conversation = next;
  for (const listener of listeners) listener();
}

/** What storage holds, with what only this tab knows about it. */
function rebased(): Conversation {
  if (memoryOnly) return conversation;
  const mine = new Map(conversation.messages.map((message) => [message.id, message]));
  const messages = restoredHistory(chatStorage.history.read()).map((message) => {
    const details = mine.get(message.id)?.details;
    return details ? { ...message, details } : message;
  });
  return { ...conversation, messages };
}

function keep({ messages, failures }: Conversation): void {
  memoryOnly = !chatStorage.history.write(storedHistory(messages, readSiteProfile().name));
  chatStorage.failures.write(failures > 0 ? String(failures) : null);
  chatStorage.page.write(location.pathname);
  if (messages.length > 0) return;
  heldId = null;
  chatStorage.conversationId.write(null);
}

/** Takes a step. Words on their way are not kept: what stands in storage is whole. */
export function take(step: Step): void {
  const onItsWay = step.type === 'text' || step.type === 'replace';
  const next = after(onItsWay ? conversation : rebased(), step);
  if (!onItsWay) keep(next);
  show(next);
}

/** Another tab wrote. What it cleared is cleared here too, with the answer that was on its way. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== chatStorage.history.name) return;
  const next = rebased();
  const cleared = next.messages.length === 0;
  show(cleared ? emptyConversation : next);
  if (cleared) forgetHandOver();
}

/** A system message when the page is another than this tab showed before, in a conversation that has begun. */
function announce(): void {
  const before = chatStorage.page.read();
  chatStorage.page.write(location.pathname);
  if (conversation.messages.length === 0 || before === location.pathname) return;
  const words = announcementOf(location.pathname, document.querySelector('h1')?.textContent ?? '');
  // A page that does not exist has no canonical address, whatever it is called.
  if (!words || !document.querySelector('link[rel="canonical"]')) return;
  take({ type: 'say', message: { ...stamp(), role: 'system', content: words } });
}

function load(): void {
  if (loaded || typeof document === 'undefined') return;
  loaded = true;
  const messages = restoredHistory(chatStorage.history.read());
  const failures = Number(chatStorage.failures.read()) || 0;
  conversation = { ...emptyConversation, messages, failures };
  announce();
  window.addEventListener('storage', onStorage);
  // The back button may bring a page as it was left, in the middle of an older conversation.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    show(rebased());
    announce();
  });
}

/** The name and the moment of something that is said now. */
export function stamp(): Pick<Message, 'id' | 'timestamp'> {
  return { id: newId(), timestamp: new Date().toISOString() };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Where nothing can be kept it is known until the page is left. */
let heldId: string | null = null;

/** The same for all turns until the history is cleared. */
export function conversationId(): string {
  const known = chatStorage.conversationId.read() ?? heldId;
  heldId = known && ID.test(known) ? known : newId();
  if (heldId !== known) chatStorage.conversationId.write(heldId);
  return heldId;
}

export function subscribeToChat(listener: () => void): () => void {
  load();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentChat(): Conversation {
  load();
  return conversation;
}
