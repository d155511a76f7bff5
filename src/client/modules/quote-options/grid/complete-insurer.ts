/** At least so many letters, so that an initial is not taken for a name. */
const LETTERS = 2;

/** The listed name that a typed one can only be: spelled as in the list, or the only one that begins so. Any other stays as typed. */
export function completeInsurer(typed: string, insurers: readonly string[]): string {
  const text = typed.trim();
  const begun =
    text.length < LETTERS ? [] : insurers.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));
  const same = begun.find((name) => name.length === text.length);
  return same ?? (begun.length === 1 ? begun[0] : undefined) ?? text;
}
