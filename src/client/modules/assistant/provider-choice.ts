/** Whether questions may leave this server for the AI provider. Not until the visitor has chosen. */
import type { ChatAbout } from '#shared/assistant/schema.ts';
import { chatStorage } from './chat-storage.ts';

export type Choice = 'provider' | 'own';

export interface ProviderState {
  /** Null until the server has responded. */
  about: ChatAbout | null;
  /** `own`, or the agreed provider; null before that. */
  kept: string | null;
}

/** Agreeing to one provider is not agreeing to the next one. */
const agreement = ({ provider, outsideCanada }: ChatAbout) => `provider:${provider}${outsideCanada ? ':abroad' : ''}`;

let state: ProviderState | null = null;
let asked: Promise<void> | null = null;
let askedIn = 0;
const listeners = new Set<() => void>();

function show(next: ProviderState): void {
  state = next;
  for (const listener of listeners) listener();
}

const unknown: ProviderState = { about: null, kept: null };

export function currentProvider(): ProviderState {
  if (typeof document === 'undefined') return unknown;
  if (!state) {
    state = { about: null, kept: chatStorage.choice.read() };
    // A choice in one tab applies to all tabs.
    window.addEventListener('storage', ({ key }) => {
      if (key === chatStorage.choice.name) show({ ...currentProvider(), kept: chatStorage.choice.read() });
    });
  }
  return state;
}

export function subscribeToProvider(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opening hours change on the hour, and clocks are a minute off: what the server says about them is valid within one of these. */
export const aboutHour = (moment: number) => Math.floor((moment - 60_000) / 3_600_000);

/** Asks the server who answers and when people work, once an hour. A failure is retried the next time. */
export function learnAbout(): Promise<void> {
  const hour = aboutHour(Date.now());
  if (hour !== askedIn) asked = null;
  askedIn = hour;
  asked ??= import('./converse.ts')
    .then(({ fetchAbout }) => fetchAbout())
    .then((about) => show({ ...currentProvider(), about }))
    .catch(() => {
      asked = null;
    });
  return asked;
}

/** `null` asks the visitor again. */
export function chooseProvider(choice: Choice | null): void {
  const { about } = currentProvider();
  const kept = choice === 'provider' ? about && agreement(about) : choice;
  chatStorage.choice.write(kept);
  show({ about, kept });
}

/** The provider may receive questions: there is one, and the visitor has agreed. */
export function mayLeave({ about, kept }: ProviderState): boolean {
  return about?.external === true && kept === agreement(about);
}

/** The visitor has to choose before the next question. */
export function mustChoose(state: ProviderState): boolean {
  return state.about?.external === true && state.kept !== 'own' && !mayLeave(state);
}
