import { builtInProvider } from '#shared/assistant/texts.ts';
import type { Message } from './message.ts';
import type { ProviderState } from './provider-choice.ts';

/** The name after "Powered by": the provider, if the visitor allows it and the last answer was not built-in all the same. */
export function writerName({ about, kept }: ProviderState, messages: readonly Message[], siteName: string): string {
  const last = messages.findLast(({ role, failed }) => role === 'assistant' && !failed);
  return about && kept !== 'own' && !last?.builtIn ? about.provider : builtInProvider(siteName);
}
