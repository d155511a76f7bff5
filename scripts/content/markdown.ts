import { marked } from 'marked';
import { ContentError, mistakeAt, type Source } from './source.ts';
import { readYaml } from './yaml.ts';

/** How the text below the front matter is split into fields. Without `sections` and `others` it remains one text, headings included. */
export interface Outline {
  /** The field for the text before the first `##`; if absent, such text is an error. */
  opening?: string;
  /** The fields for the headings that every page of the kind has. */
  sections?: Readonly<Record<string, { field: string; form: Form }>>;
  /** The list that collects sections with other headings, in order. */
  others?: { field: string; form: Form };
}

/** A piece of text with its heading. */
export interface Part {
  heading: string;
  /** The anchor after the heading: `## Four periods {#phases}`. */
  id: string | undefined;
  text: string;
  /** The line of its heading. */
  line: number;
}

/** Converts a part to a value; `place` records the line of each piece of that value. */
type Form = (part: Part, place: (path: PropertyKey[], line: number) => void) => unknown;

/** The text, unchanged. */
export const prose: Form = ({ text }) => text;

/** A heading with an anchor and its text. */
export const section: Form = ({ id, heading, text }) => ({ id, heading, body: text });

/** A question in the heading, with an anchor, and its answer. */
export const question: Form = ({ id, heading, text }) => ({ id, question: heading, answer: text });

/** Every `###` is the name of a point. */
export const points: Form = eachBelow(({ heading, text }) => ({ name: heading, text }));

/** Every `###` is a question. */
export const questions: Form = eachBelow(question);

function eachBelow(form: Form): Form {
  return ({ text, line }, place) =>
    cut(text, 3, line + 1).parts.map((part, index) => {
      place([index], part.line);
      return form(part, () => undefined);
    });
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;

/** Reads front matter and the text below it. @throws ContentError when either is malformed */
export function readMarkdown(file: string, text: string, outline: Outline): Source {
  const [whole, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined)
    throw new ContentError(mistakeAt(file, 1, 'a page begins with its front matter between two lines of ---'));
  const front = readYaml(file, yaml, 1);
  const lines = new Map<string, number>();
  const fields = bodyFields(file, text.slice(whole.length), whole.split('\n').length, outline, lines);
  const twice = Object.keys(fields).find((field) => front.value && Object.hasOwn(front.value, field));
  if (twice)
    throw new ContentError(mistakeAt(file, front.lineOf([twice]), `${twice} is already set by the text below`));
  return {
    file,
    value: { ...(front.value as object), ...fields },
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const line = lines.get(path.slice(0, length).join('.'));
        if (line !== undefined) return line;
      }
      return front.lineOf(path);
    },
  };
}

function bodyFields(file: string, body: string, line: number, outline: Outline, lines: Map<string, number>): object {
  const { opening, sections = {}, others } = outline;
  if (opening && !outline.sections && !others) {
    lines.set(opening, line);
    return { [opening]: body.trim() };
  }
  const fields: Record<string, unknown> = {};
  const keep = (field: string, form: Form, part: Part, at: PropertyKey[] = []) => {
    lines.set([field, ...at].join('.'), part.line);
    return form(part, (path, where) => lines.set([field, ...at, ...path].join('.'), where));
  };
  const { before, parts } = cut(body, 2, line);
  if (opening) fields[opening] = keep(opening, prose, before);
  else if (before.text) throw new ContentError(mistakeAt(file, line, 'text before the first heading'));
  const rest: unknown[] = [];
  for (const part of parts) {
    const known = sections[part.heading];
    if (known && Object.hasOwn(fields, known.field))
      throw new ContentError(mistakeAt(file, part.line, `a second section "${part.heading}"`));
    if (known) fields[known.field] = keep(known.field, known.form, part);
    else if (others) rest.push(keep(others.field, others.form, part, [rest.length]));
    else throw new ContentError(mistakeAt(file, part.line, `there is no section called "${part.heading}" here`));
  }
  const missing = Object.keys(sections).filter((heading) => !parts.some((part) => part.heading === heading));
  if (missing.length)
    throw new ContentError(missing.map((heading) => mistakeAt(file, line, `no section "## ${heading}"`)).join('\n'));
  return others && rest.length ? { ...fields, [others.field]: rest } : fields;
}

const ANCHOR = /\s+\{#([a-z0-9-]+)\}$/;

/** Splits a text at its headings of one depth. `line` is its own first line in the file. */
function cut(text: string, depth: number, line: number): { before: Part; parts: Part[] } {
  const before: Part = { heading: '', id: undefined, text: '', line };
  const parts = [before];
  let at = line;
  for (const token of marked.lexer(text)) {
    if (token.type === 'heading' && token.depth === depth) {
      const heading = String(token.text);
      parts.push({ heading: heading.replace(ANCHOR, ''), id: ANCHOR.exec(heading)?.[1], text: '', line: at });
    } else (parts.at(-1) ?? before).text += token.raw;
    at += token.raw.split('\n').length - 1;
  }
  for (const part of parts) part.text = part.text.trim();
  return { before, parts: parts.slice(1) };
}
