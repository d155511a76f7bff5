import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { builtInProvider } from '#shared/chat/texts.ts';
import css from './powered-by.module.css';
import { chooseProvider, mustChoose } from './provider-choice.ts';
import { useProvider } from './use-chat.ts';

/** Who writes the answers, and the way to change that where there is a choice. */
export function PoweredBy() {
  const state = useProvider();
  const site = useSiteProfile();
  const { about, kept } = state;
  const provider = about && kept !== 'own' ? about.provider : builtInProvider(site.name);
  return (
    <p className={css.line}>
      Powered by {provider}
      {about?.external && !mustChoose(state) && (
        <button className={css.change} type="button" onClick={() => chooseProvider(null)}>
          Change
        </button>
      )}
    </p>
  );
}
