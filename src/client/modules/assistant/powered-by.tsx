import { useSiteProfile } from '#client/lib/site-profile.tsx';
import css from './conversation.module.css';
import { chooseProvider, mustChoose } from './provider-choice.ts';
import { useConversation, useProvider } from './use-chat.ts';
import { writerName } from './writer-name.ts';

/** Who wrote the last answer, or will write the first, and a way to change that where there is a choice. */
export function PoweredBy() {
  const state = useProvider();
  const site = useSiteProfile();
  const { messages } = useConversation();
  const { about } = state;
  return (
    <p className={css.writer}>
      Powered by {writerName(state, messages, site.name)}
      {about?.external && !mustChoose(state) && (
        <button type="button" onClick={() => chooseProvider(null)}>
          Change
        </button>
      )}
    </p>
  );
}
