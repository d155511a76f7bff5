/** The variables of canned replies, and how they are filled in. Pure: the editor, the conversation's list and the server agree. */

export const replyVariables = [
  { name: 'client.firstName', label: "The client's first name", example: 'Avery' },
  { name: 'client.fullName', label: "The client's full name", example: 'Avery Example' },
  { name: 'case.number', label: 'The request number', example: 'AB-2026-000123' },
  { name: 'case.title', label: 'The request’s subject', example: 'Auto insurance' },
  {
    name: 'case.missing',
    label: 'The documents and answers still missing, mid-sentence',
    example: 'a copy of your driver’s licence and proof of your address',
  },
  { name: 'line', label: 'The line of insurance, mid-sentence', example: 'auto insurance' },
  { name: 'broker.name', label: "The assigned broker's name", example: 'Bailey Broker' },
  { name: 'broker.firm', label: "The assigned broker's firm", example: 'Foothills Brokerage' },
  { name: 'broker.licence', label: "The assigned broker's licence number", example: 'GEN-000123' },
  { name: 'sender.name', label: 'The sender of the message', example: 'Bailey Broker' },
  { name: 'today', label: 'The date it’s sent', example: 'November 23, 2026' },
] as const;

export type ReplyVariable = (typeof replyVariables)[number]['name'];
/** Null where the case has no value: a request without a broker yet. */
export type ReplyValues = Readonly<Record<ReplyVariable, string | null>>;

/** Sample values for the preview while a reply is being written outside any case. */
export const exampleValues = Object.fromEntries(
  replyVariables.map(({ name, example }) => [name, example]),
) as ReplyValues;

export type ReplyPart =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; source: string; name: ReplyVariable }
  /** Looks like a variable but is not a known one. */
  | { kind: 'unknown'; source: string };

const known: ReadonlySet<string> = new Set(replyVariables.map(({ name }) => name));
/** A pair of braces, or an unmatched opening or closing pair. */
const BRACES = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

/** Splits a reply into its parts, in order. Joined again they equal the reply, character for character. */
export function replyParts(body: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of body.matchAll(BRACES)) {
    const [source, inner = ''] = match;
    if (match.index > end) parts.push({ kind: 'text', text: body.slice(end, match.index) });
    const name = inner.trim();
    parts.push(
      known.has(name) ? { kind: 'variable', source, name: name as ReplyVariable } : { kind: 'unknown', source },
    );
    end = match.index + source.length;
  }
  if (end < body.length) parts.push({ kind: 'text', text: body.slice(end) });
  return parts;
}

/** Text that looks like a variable but is not one, each once. */
export function unknownVariables(body: string): string[] {
  return [...new Set(replyParts(body).flatMap((part) => (part.kind === 'unknown' ? [part.source] : [])))];
}

/** Control characters, line breaks, and marks that change the direction of the following text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Makes a value safe in the middle of a sentence: one line, whatever name someone chose. */
export function wordsOf(value: string): string {
  return value.replace(UNPRINTABLE, ' ').trim();
}

export type RenderedReply = {
  /** Plain text. Variables without a value stay as written, so that nobody sends a sentence with a gap. */
  text: string;
  missing: ReplyVariable[];
};

/** Fills in the values in a single pass: braces within a value are part of someone's name, not variables. */
export function renderReply(body: string, values: ReplyValues): RenderedReply {
  const missing = new Set<ReplyVariable>();
  const words = replyParts(body).map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'unknown') return part.source;
    const value = wordsOf(values[part.name] ?? '');
    if (value) return value;
    missing.add(part.name);
    return part.source;
  });
  return { text: words.join(''), missing: [...missing] };
}

/** Known variables still present in a text about to be sent. */
export function openVariables(body: string): string[] {
  return [...new Set(replyParts(body).flatMap((part) => (part.kind === 'variable' ? [part.source] : [])))];
}
