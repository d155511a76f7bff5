/** The guides about the API as programs read them: the calls in their shell blocks, and the answer shown after each. */
import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { inRoot } from '../../scripts/lib/root.ts';

const FOLDER = 'content/api-guides';

export type Values = Map<string, string>;

/** An answer that a guide shows: its fields, or some of its headers. */
export type Shown = { status: number; json?: unknown; headers?: Record<string, string> };

type Step = { script: string; shown: Shown | null };

export const guideNames: readonly string[] = readdirSync(inRoot(FOLDER)).map((name) => name.replace(/\.md$/, ''));

function shownIn(lang: string, text: string): Shown {
  const [kind, status] = lang.split(' ');
  if (kind === 'json') return { status: Number(status), json: JSON.parse(text) };
  const headers = text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return { status: Number(status), headers: Object.fromEntries(headers) };
}

/** The shell blocks of a guide in order, each with the answer that follows it. */
export function stepsOf(name: string, url: string): Step[] {
  const text = readFileSync(inRoot(`${FOLDER}/${name}.md`), 'utf8').replaceAll('{{url}}', url);
  const steps: Step[] = [];
  for (const token of marked.lexer(text.replace(/^---\n[\s\S]*?\n---\n/, ''))) {
    if (token.type !== 'code') continue;
    // What goes on a page isn't called.
    if (token.lang === 'html') continue;
    if (token.lang === 'sh') steps.push({ script: token.text, shown: null });
    else if (/^(json|http) \d+$/.test(token.lang ?? '')) (steps.at(-1) as Step).shown = shownIn(token.lang, token.text);
  }
  return steps;
}

/** What a guide shows as a program in JavaScript. */
export function programsOf(name: string): string[] {
  const tokens = marked.lexer(readFileSync(inRoot(`${FOLDER}/${name}.md`), 'utf8'));
  return tokens.flatMap((token) => (token.type === 'code' && token.lang === 'js' ? [token.text] : []));
}

/** What `$NAME` and `$(date -u +…)` are in a word of the shell. */
function expanded(word: string, values: Values): string {
  return word
    .replace('$(date -u +%Y-%m-%dT%H:%M:%SZ)', new Date().toISOString())
    .replace('$(date -u +%Y-%m-%d)', new Date().toISOString().slice(0, 10))
    .replaceAll(/\$\{?([A-Z]+(?:_[A-Z]+)*)\}?/g, (_, name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`The guide uses $${name} before it has a value`);
      return value;
    });
}

/** The words of a command. What is between single quotes stays as it is. */
function wordsOf(command: string, values: Values): string[] {
  const words = command.matchAll(/'([^']*)'|"((?:\\.|[^"\\])*)"|(\S+)/g);
  return [...words].map(([, single, double, bare]) =>
    single === undefined ? expanded((double ?? bare ?? '').replaceAll('\\"', '"'), values) : single,
  );
}

/** A file part of a form, with the bytes that the caller has for it. */
function formOf(parts: readonly string[], files: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const part of parts) {
    const [name = '', value = ''] = part.split('=');
    if (!value.startsWith('@')) form.append(name, value);
    else form.append(name, new Blob([files[value.slice(1)] ?? '']), value.slice(1));
  }
  return form;
}

/** The request of a `curl` command. @param input the text it reads from its heredoc */
function requestOf(words: readonly string[], input: string, files: Readonly<Record<string, string>>): Request {
  const headers = new Headers();
  const parts: string[] = [];
  let [address, method, body] = ['', undefined as string | undefined, undefined as string | undefined];
  for (let at = 1; at < words.length; at++) {
    const word = words[at] as string;
    if (word === '-i') continue;
    if (!word.startsWith('-')) address = word;
    else {
      const value = words[++at] as string;
      if (word === '-X') method = value;
      else if (word === '-H') headers.append(...(value.split(/: (.*)/s).slice(0, 2) as [string, string]));
      else if (word === '-d') body = value === '@-' ? input : value;
      else if (word === '-F') parts.push(value);
      else if (word !== '-o') throw new Error(`A guide uses curl ${word}, which this can't send`);
    }
  }
  const sent = parts.length > 0 ? formOf(parts, files) : body;
  return new Request(address, { method: method ?? (sent ? 'POST' : 'GET'), headers, ...(sent && { body: sent }) });
}

/**
 * Runs the assignments of a script.
 * @param known what a shown value was in a real answer, so that `CASE=…` of the guide becomes the id of this run
 * @returns how to make its request, as often as needed; null when it has none
 */
export function runScript(
  script: string,
  values: Values,
  known: Values,
  files: Readonly<Record<string, string>>,
): (() => Request) | null {
  const [, command = script, input = ''] = /^([\s\S]*?) <<JSON\n([\s\S]*)\nJSON$/.exec(script) ?? [];
  const lines = command.replaceAll('\\\n', ' ').split('\n');
  const curl = lines.findIndex((line) => line.startsWith('curl '));
  for (const line of curl < 0 ? lines : lines.slice(0, curl)) {
    const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    // An assignment with dots is the reader's to fill in, and the test's.
    if (name && !value.endsWith('…')) values.set(name, known.get(value) ?? expanded(value, values));
  }
  if (curl < 0) return null;
  const words = wordsOf(lines.slice(curl).join('\n'), values);
  const body = expanded(input, values);
  return () => requestOf(words, body, files);
}
