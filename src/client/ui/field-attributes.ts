/** The attributes that tie a control to the hint and the error of its `Field`. */
export function fieldAttributes(id: string, { hint = false, error }: { hint?: boolean; error?: string | undefined }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}
