/**
 * The conversation of this browser: one for the floating panel and every other place that shows it. Storage is the source of
 * truth: each change is applied to what is stored now, so that two tabs do not overwrite each other.
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
/** Nothing can be stored here: private browsing, or a full disk. */
let memoryOnly = false;
const listeners = new Set<() => void>();

function show(next: Conversation): void {
  conversation = next;
  for (const listener of listeners) listener();
}

/** The stored conversation, merged with what only this tab knows. */
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

/** Applies a step. Partial answers are not stored: what is in storage is complete. */
export function take(step: Step): void {
  const onItsWay = step.type === 'text' || step.type === 'replace';
  const next = after(onItsWay ? conversation : rebased(), step);
  if (!onItsWay) keep(next);
  show(next);
}

/** Another tab wrote. If it cleared the conversation, it is cleared here too, with the answer in progress. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== chatStorage.history.name) return;
  const next = rebased();
  const cleared = next.messages.length === 0;
  show(cleared ? emptyConversation : next);
  if (cleared) forgetHandOver();
}

/** Adds a system message when the page differs from the last one this tab showed, in a conversation that has begun. */
function announce(): void {
  const before = chatStorage.page.read();
  chatStorage.page.write(location.pathname);
  if (conversation.messages.length === 0 || before === location.pathname) return;
  const words = announcementOf(location.pathname, document.querySelector('h1')?.textContent ?? '');
  // A missing page has no canonical address, whatever its URL.
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
  // The back button may restore a page as it was left, in the middle of an older conversation.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    show(rebased());
    announce();
  });
}

/** The id and time of a new message. */
export function stamp(): Pick<Message, 'id' | 'timestamp'> {
  return { id: newId(), timestamp: new Date().toISOString() };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Kept in memory until the page is left when nothing can be stored. */
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
