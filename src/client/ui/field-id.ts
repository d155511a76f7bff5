/** The id of the control of an answer, from its path: `vehicles.0.year`. */
export function fieldId(path: string): string {
  return `q-${path.replaceAll('.', '-')}`;
}

/** Brings the control of an answer into view and gives it the focus. */
export function focusField(path: string, idOf = fieldId): void {
  const element = document.getElementById(idOf(path));
  const control = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!control) return;
  control.focus({ preventScroll: true });
  // The question with its label, not the bare control.
  (control.closest('[data-question]') ?? control).scrollIntoView({ block: 'start' });
}
