/** What is missing in the OpenAPI document: fields and parameters without a description or an example. */
import { type Described, eachSchema, nameIn, operationsOf } from '#server/app/openapi/walk.ts';

type Gap = { place: string; type: string };

const places = (gaps: Gap[]) => [...new Set(gaps.map(({ place, type }) => `${place} (${type})`))].sort();

/** A description that repeats the name says nothing. */
function saysMore(text: string | undefined, name: string): boolean {
  const words = (text ?? '').toLowerCase().replace(/[^a-z ]/g, '');
  return words.length >= 12 && words.replaceAll(' ', '') !== name.toLowerCase();
}

/** The fields and parameters that are not described, as `owner.field (type)`. */
export function undescribedFields(document: Described): string[] {
  const gaps: Gap[] = [];
  eachSchema(document, (schema, { owner }) => {
    for (const [field, part] of Object.entries(schema.properties ?? {}))
      if (!saysMore(part.description, field))
        gaps.push({ place: `${owner}.${field}`, type: nameIn(part) ?? String(part.type ?? 'any') });
  });
  for (const { operationId, parameters = [] } of operationsOf(document))
    for (const { name, description, schema } of parameters)
      if (!saysMore(description, name))
        gaps.push({ place: `${operationId}.${name}`, type: String(schema.type ?? 'any') });
  return places(gaps);
}
