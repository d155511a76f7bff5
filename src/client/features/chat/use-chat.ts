import { useEffect, useSyncExternalStore } from 'react';
import { currentChat, subscribeToChat } from './chat-store.ts';
import { type Conversation, emptyConversation } from './conversation.ts';
import { currentProvider, learnAbout, type ProviderState, subscribeToProvider } from './provider-choice.ts';

/** The conversation of this browser. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribeToChat, currentChat, () => emptyConversation);
}

const unknown: ProviderState = { about: null, kept: null };

/** Who answers, and whether the visitor has agreed to it. */
export function useProvider(): ProviderState {
  useEffect(() => void learnAbout(), []);
  return useSyncExternalStore(subscribeToProvider, currentProvider, () => unknown);
}
