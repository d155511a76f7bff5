/** Sends “Was this helpful?” without leaving the page, and asks once only. Plain script: React would be thirty times the size. */
import { FEEDBACK_THANKS } from '#shared/content/feedback/words.ts';
import { isAnswered, rememberAnswered } from './answered.ts';

/** Their answer is on its way: a second press in the same moment sends nothing. */
const sending = new WeakSet<HTMLFormElement>();

/** After this the reader may press again. */
const PATIENCE_MS = 10_000;

const FAILED = 'Your answer couldn’t be saved. Please try again.';

function say(form: HTMLFormElement, words: string): HTMLElement | null {
  const outcome = form.querySelector<HTMLElement>('[role=status]');
  if (outcome) outcome.textContent = words;
  return outcome;
}

/** Thanks instead of the question. */
function settle(form: HTMLFormElement): HTMLElement | null {
  const choice = form.querySelector('fieldset');
  if (choice) choice.hidden = true;
  return say(form, FEEDBACK_THANKS);
}

async function send(form: HTMLFormElement, helpful: string): Promise<void> {
  const page = form.dataset.feedback ?? '';
  say(form, '');
  sending.add(form);
  try {
    const answer = await fetch('/api/page-feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, helpful }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) {
      // The server's own sentence, which says how long to wait.
      say(form, answer.status === 429 ? ((await answer.json()) as { message: string }).message : FAILED);
      return;
    }
    rememberAnswered(page);
    // The button that had the focus is gone.
    settle(form)?.focus({ preventScroll: true });
  } catch {
    say(form, FAILED);
  } finally {
    sending.delete(form);
  }
}

export function answerInPlace(forms: Iterable<HTMLFormElement>): void {
  for (const form of forms) {
    if (isAnswered(form.dataset.feedback ?? '')) settle(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!sending.has(form)) void send(form, (event.submitter as HTMLButtonElement).value);
    });
    // As an island says it: from here on a press stays on the page.
    form.dataset.live = '';
  }
}
