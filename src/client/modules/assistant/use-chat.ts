import { useEffect, useSyncExternalStore } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { currentChat, subscribeToChat } from './chat-store.ts';
import { type Conversation, emptyConversation } from './conversation.ts';
import { aboutHour, currentProvider, learnAbout, type ProviderState, subscribeToProvider } from './provider-choice.ts';

/** The conversation of this browser. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribeToChat, currentChat, () => emptyConversation);
}

const unknown: ProviderState = { about: null, kept: null };

/** Who answers, whether the visitor has agreed to it, and when people work, also in a tab that stays open for days. */
export function useProvider(): ProviderState {
  const hour = aboutHour(useNow());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the hour
  useEffect(() => void learnAbout(), [hour]);
  return useSyncExternalStore(subscribeToProvider, currentProvider, () => unknown);
}
