/** Colleagues named in a note, as `@Bailey Broker`. Pure: the editor, the conversation and the server agree on what a mention is. */

/** A letter or digit that continues a name: "@Ann Lee" is not in "@Ann Leeson". */
const NAME_GOES_ON = /^[\p{L}\p{N}]/u;
/** Before the sign: in an email address it is no mention. */
const WORD_BEFORE = /[\p{L}\p{N}._-]$/u;

export type MentionPart = { kind: 'text'; text: string } | { kind: 'mention'; text: string; name: string };

function nameAt(text: string, at: number, names: readonly string[]): string | null {
  if (WORD_BEFORE.test(text.slice(0, at))) return null;
  const rest = text.slice(at + 1);
  const fits = (name: string) =>
    rest.slice(0, name.length).toLowerCase() === name.toLowerCase() && !NAME_GOES_ON.test(rest.slice(name.length));
  return names.find(fits) ?? null;
}

/** Splits a note at its mentions of these people. Joined again, the parts equal the note. The longest name that fits wins. */
export function mentionParts(text: string, people: readonly string[]): MentionPart[] {
  const names = [...people].filter((name) => name !== '').sort((one, other) => other.length - one.length);
  const parts: MentionPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, from))) {
    const name = nameAt(text, at, names);
    if (!name) continue;
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) });
    from = at + 1 + name.length;
    parts.push({ kind: 'mention', text: text.slice(at, from), name });
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Which of these people a note mentions, each once. */
export function mentionedIn(text: string, people: readonly string[]): string[] {
  return [...new Set(mentionParts(text, people).flatMap((part) => (part.kind === 'mention' ? [part.name] : [])))];
}

/** The unfinished mention before the cursor, with what was typed of the name; null when there is none. */
export function mentionWordAt(text: string, cursor: number): { from: number; to: number; query: string } | null {
  const match = /(?:^|[\s(])@([\p{L}\p{N}’'.-]{0,40}(?: [\p{L}\p{N}’'.-]{0,40})?)$/u.exec(text.slice(0, cursor));
  if (!match) return null;
  const typed = match[1] ?? '';
  return { from: cursor - typed.length - 1, to: cursor, query: typed.toLowerCase() };
}
