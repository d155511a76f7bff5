/** What the document says about tags and fields beside the contract (content/api.yaml). */
import type { ApiWords, FieldWords } from '#shared/content/api/words.ts';
import { apiWords } from '#shared/content/generated/api.ts';
import { type Described, eachSchema, nameIn, operationsOf, type Place } from './walk.ts';

const { fields, tags, files }: ApiWords = apiWords;

/** The words of a field, those of its schema or operation before the general ones. */
export function wordsOf({ owner, field }: Omit<Place, 'isInput'>): FieldWords {
  return field === undefined ? {} : { ...fields[field], ...fields[`${owner}.${field}`] };
}

/** How a file of this type begins. */
export function fileStart(mediaType: string): string | undefined {
  return files[mediaType];
}

/** Describes each field and parameter that the contract doesn’t. What a reference leads to has its own description. */
function describeFields(document: Described): void {
  eachSchema(document, (schema, { owner }) => {
    for (const [field, part] of Object.entries(schema.properties ?? {})) {
      if (part.description !== undefined) continue;
      const named = document.components.schemas[nameIn(part) ?? ''];
      const text = wordsOf({ owner, field }).text ?? named?.description;
      if (text !== undefined) part.description = text;
    }
  });
  for (const { operationId: owner, parameters = [] } of operationsOf(document))
    for (const parameter of parameters) {
      const text = parameter.description ?? wordsOf({ owner, field: parameter.name }).text;
      if (text !== undefined) parameter.description = text;
    }
}

/** The tags in use, in the order of the words about them, each with its name for people and its description. */
function describeTags(document: Described): void {
  const used = new Set(operationsOf(document).flatMap(({ tags: own = [] }) => own));
  const known = Object.entries(tags).filter(([name]) => used.has(name));
  document.tags = [
    ...known.map(([name, { title, text }]) => ({ name, 'x-displayName': title, description: text })),
    ...[...used].filter((name) => !Object.hasOwn(tags, name)).map((name) => ({ name })),
  ];
}

export function addWords(document: Described): void {
  describeFields(document);
  describeTags(document);
}
