import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#client/lib/stored.ts';
import css from './site-footer.module.css';

/** The key that Mantine reads too, so that the choice applies in the portals. */
const KEY = 'mantine-color-scheme-value';
const choices = { auto: 'Auto', light: 'Light', dark: 'Dark' } as const;
type Choice = keyof typeof choices;

function applyChoice(choice: Choice) {
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
}

function storedChoice(): Choice {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Light, dark, or the system's setting. Hidden without a script: the system's setting then applies. */
export function SchemeChoice() {
  const [choice, setChoice] = useState<Choice>('auto');
  useEffect(() => setChoice(storedChoice()), []);

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => applyChoice(storedChoice());
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);

  function choose(next: Choice) {
    setChoice(next);
    applyChoice(next);
    // Without storage it applies to this page only.
    writeStored(KEY, next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of buttons everywhere
    <div className={css.choice} role="group" aria-label="Colour scheme">
      {(Object.keys(choices) as Choice[]).map((value) => (
        <button key={value} type="button" aria-pressed={choice === value} onClick={() => choose(value)}>
          {choices[value]}
        </button>
      ))}
    </div>
  );
}
