import { useEffect, useState } from 'react';
import { ApiError } from '#client/lib/api-error.ts';
import buttons from '#client/ui/button.module.css';

type State = { step: 'ready' | 'sending' } | { step: 'done' | 'failed'; words: string };

interface NewsletterConfirmationProps {
  /** What is agreed to by pressing the button. */
  consent: string;
}

/** The second half of the double opt-in. Opening the link changes nothing, because mail scanners open links too; the button does. */
export function NewsletterConfirmation({ consent }: NewsletterConfirmationProps) {
  const [token, setToken] = useState('');
  const [state, setState] = useState<State>({ step: 'ready' });

  useEffect(() => setToken(new URLSearchParams(location.search).get('token') ?? ''), []);

  async function confirm() {
    setState({ step: 'sending' });
    try {
      const { confirmAddress } = await import('./subscribe.ts');
      setState({ step: 'done', words: await confirmAddress(token) });
    } catch (failure) {
      setState({
        step: 'failed',
        words: failure instanceof ApiError ? failure.serverMessage : 'Please try again later.',
      });
    }
  }

  const words = 'words' in state ? state.words : '';
  return (
    <div>
      <p>{consent}</p>
      {state.step !== 'done' && (
        <button className={buttons.primary} type="button" onClick={confirm} disabled={state.step === 'sending'}>
          {state.step === 'sending' ? 'Confirming...' : 'Confirm my sign-up'}
        </button>
      )}
      <p role="status">{words}</p>
    </div>
  );
}
