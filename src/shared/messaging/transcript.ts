/**
 * Converts a conversation with the assistant to a single text, and back. Messages are indented, so that no message can imitate the
 * line that names a speaker: a broker must be able to rely on who said what. Plain text, because it is searched, printed and
 * exported with the rest of the conversation.
 */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

const OPENING =
  'Conversation with this website’s assistant, as the visitor sent it. The assistant is a computer program, not a broker.';
const speakers: Readonly<Record<Turn['role'], string>> = {
  user: 'Visitor:',
  assistant: 'Assistant (computer program):',
};
const INDENT = '  ';

export function writeTranscript(turns: readonly Turn[]): string {
  const said = turns.map(({ role, content }) => {
    const lines = content.split('\n');
    return [speakers[role], ...lines.map((line) => INDENT + line)].join('\n');
  });
  return [OPENING, ...said].join('\n\n');
}

/** Who said what, in order; null for a text that is not a transcript. */
export function readTranscript(text: string): Turn[] | null {
  if (!text.startsWith(OPENING)) return null;
  const turns: Turn[] = [];
  for (const line of text.slice(OPENING.length).split('\n')) {
    const role = (Object.keys(speakers) as Turn['role'][]).find((name) => speakers[name] === line);
    const last = turns.at(-1);
    if (role) turns.push({ role, content: '' });
    else if (last && line.startsWith(INDENT)) last.content += `${last.content && '\n'}${line.slice(INDENT.length)}`;
  }
  return turns;
}
