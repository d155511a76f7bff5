/** The id of an answer's control, from its path: `vehicles.0.year`. */
export function fieldId(path: string): string {
  return `q-${path.replaceAll('.', '-')}`;
}

/** Scrolls an answer's control into view and focuses it. */
export function focusField(path: string, idOf = fieldId): void {
  const element = document.getElementById(idOf(path));
  const control = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!control) return;
  control.focus({ preventScroll: true });
  // The question with its label, not just the control.
  (control.closest('[data-question]') ?? control).scrollIntoView({ block: 'start' });
}
