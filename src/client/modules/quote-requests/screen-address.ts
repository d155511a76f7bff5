/** The screen in the address (`#step-vehicles`), so that the browser's Back button goes one screen back. */
const PREFIX = '#step-';

/** `null` when the fragment is not a screen: the skip link and the links of an error summary use fragments too. */
export function screenInAddress(): string | null {
  return location.hash.startsWith(PREFIX) ? decodeURIComponent(location.hash.slice(PREFIX.length)) : null;
}

/** The screen from which a button of ours led here. */
export function screenBehind(): string | null {
  return (history.state as { quoteFrom?: string } | null)?.quoteFrom ?? null;
}

/** The fragment of a screen. */
export function addressOf(screen: string): string {
  return PREFIX + encodeURIComponent(screen);
}

export function pushScreen(screen: string, from: string): void {
  history.pushState({ quoteFrom: from }, '', addressOf(screen));
}

export function replaceScreen(screen: string): void {
  if (screenInAddress() !== screen) history.replaceState(history.state, '', addressOf(screen));
}
