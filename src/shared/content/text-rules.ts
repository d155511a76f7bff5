/** Rules for every text that visitors read. The build’s content is held to them by a test, an article of the admin area before it is published. */
import { isFactId } from './facts/registry.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { isTermId } from './glossary/registry.ts';

/** Every string in a value, at any depth, with its path. */
export function textsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, at ? `${at}.${key}` : key));
}

/**
 * What a text breaks: a promise (`promise`), the way we write (`voice`), a sign the fonts don’t have (`sign`), or something that can’t be
 * shown at all (`html`, `fact`, `term`, `link`).
 */
export type TextRule = 'promise' | 'voice' | 'html' | 'sign' | 'fact' | 'term' | 'link';

export interface TextProblem {
  /** The path of the text. */
  at: string;
  rule: TextRule;
  /** A sentence for the person who writes. */
  message: string;
}

/** What only a person writes and reads: the rules for words don’t apply to the names and addresses of sources. */
const NOT_OURS = /(^|\.)(sources|url)(\.|$)/;

function wordProblems(text: string): Omit<TextProblem, 'at'>[] {
  const problems: Omit<TextProblem, 'at'>[] = [];
  for (const pattern of forbiddenWords) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) {
      const message = `“${found}” promises coverage or a price, or misrepresents who we are.`;
      problems.push({ rule: 'promise', message });
    }
  }
  if (/!(\s|$)/.test(text)) problems.push({ rule: 'voice', message: 'End a sentence without an exclamation mark.' });
  if (/["']\w/.test(text) && /\w'\w/.test(text)) problems.push({ rule: 'voice', message: "Write ’ instead of '." });
  const tag = /<[a-z][^>\s]{0,20}/i.exec(text)?.[0];
  if (tag) problems.push({ rule: 'html', message: `HTML isn’t shown: “${tag}”. Use Markdown.` });
  const sign = /[←→≈≤≥—]/.exec(text)?.[0];
  if (sign)
    problems.push({ rule: 'sign', message: `Our fonts don’t have “${sign}”. For a dash, write a comma or a colon.` });
  return problems;
}

/**
 * The problems in the texts of a page; empty when there are none.
 * @param addresses the canonical paths of the site
 */
export function textProblems(page: object, addresses: ReadonlySet<string>): TextProblem[] {
  return textsOf(page).flatMap(({ at, text }) => {
    const problems = NOT_OURS.test(at) ? [] : wordProblems(text);
    for (const [, id = ''] of text.matchAll(/\{\{fact:([^}]*)\}\}/g))
      if (!isFactId(id)) problems.push({ rule: 'fact', message: `There’s no dated fact “${id}”.` });
    for (const [, target = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
      if (target.startsWith('term:')) {
        if (!isTermId(target.slice(5)))
          problems.push({ rule: 'term', message: `The glossary has no “${target.slice(5)}”.` });
      } else if (!addresses.has(target.split('#')[0]?.split('?')[0] ?? ''))
        problems.push({ rule: 'link', message: `This site has no page ${target}. Name other websites under Sources.` });
    }
    return problems.map((problem) => ({ at, ...problem }));
  });
}
