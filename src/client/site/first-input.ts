/** What the inline script leaves for the application (`inline/first-script.js`): the first input and the events it held back. */
export interface HeldEvent {
  type: 'click' | 'submit';
  target: HTMLElement;
  submitter?: HTMLElement | null;
}

export interface FirstInput {
  /** Whether there was any touch, key or focus event. */
  input: boolean;
  held: HeldEvent[];
  /** Called on every input; the application sets it to its start function. */
  wake?: () => void;
}

declare global {
  interface Window {
    firstInput?: FirstInput;
  }
}

/** The inline script's record, or an empty one where that did not run. */
export function firstInput(): FirstInput {
  window.firstInput ??= { input: false, held: [] };
  return window.firstInput;
}

/** Replays the events held for the island, now that it is live. */
export function replayHeld(island: HTMLElement): void {
  const first = firstInput();
  const mine = first.held.filter(({ target }) => island.contains(target));
  first.held = first.held.filter((held) => !mine.includes(held));
  for (const { type, target, submitter } of mine) {
    if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
    else target.click();
  }
}
