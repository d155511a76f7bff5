/** The glossary's terms, by id. */
import { glossary } from '../generated/glossary.ts';

export { glossary };

export type TermId = keyof typeof glossary;

export function isTermId(text: string): text is TermId {
  return Object.hasOwn(glossary, text);
}
