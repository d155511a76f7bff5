/** The fields of a schema as a list for people: name, type, limits, meaning. */
import { nameIn, type Schema } from '#server/app/openapi/walk.ts';
import { escaped, prose } from './frame.ts';

/** A list of values that is longer is shortened: the document has all of them. */
const VALUES_MAX = 20;

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function linkTo(name: string): string {
  return `<a href="#schema-${name}">${name}</a>`;
}

function valuesOf(values: readonly unknown[]): string {
  const shown = values.filter((value) => value !== null).slice(0, VALUES_MAX);
  const more = values.length > VALUES_MAX ? ' …' : '';
  return `one of ${shown.map((value) => `<code>${escaped(String(value))}</code>`).join(', ')}${more}`;
}

function limitsOf({ minLength, maxLength, minimum, maximum, maxItems, format, enum: values }: Schema): string[] {
  const span = (low: unknown, high: unknown, unit: string) =>
    high === undefined || Number(high) >= 2 ** 31 - 1 ? [] : [`${low ?? 'up'} to ${high}${unit}`];
  return [
    ...(format && !String(format).startsWith('int') ? [escaped(String(format))] : []),
    ...(format || values ? [] : span(minLength, maxLength, ' characters')),
    ...span(minimum, maximum, ''),
    ...span(undefined, maxItems, ' entries'),
  ];
}

/** What a value is, in a few words. */
export function typeOf(schema: Schema): string {
  const name = nameIn(schema);
  if (name !== undefined) return linkTo(name);
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (options) return options.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `always <code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (Array.isArray(schema.enum)) return valuesOf(schema.enum) + (schema.enum.includes(null) ? ' or null' : '');
  const types = [schema.type ?? 'any value'].flat();
  return types
    .map((type) => (type === 'array' ? `list of ${typeOf(schema.items as Schema)}` : (typeWords[type] ?? type)))
    .join(' or ');
}

/** The object whose fields are listed below a field: itself, or the entries of a list. */
function innerOf(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  const items = schema.items as Schema | undefined;
  return items?.properties ? items : undefined;
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): string {
  const facts = [typeOf(schema), ...limitsOf(schema), ...(isRequired ? [] : ['optional'])].join(', ');
  const inner = innerOf(schema);
  return `<dt><code>${escaped(name)}</code> <small>${facts}</small></dt><dd>${prose(schema.description ?? '')}${inner ? fieldsOf(inner) : ''}</dd>`;
}

/** The fields of an object, those inside others too. Named schemas are linked to. */
export function fieldsOf({ properties = {}, required = [] }: Schema): string {
  const entries = Object.entries(properties).map(([name, part]) =>
    fieldOf(name, part, (required as string[]).includes(name)),
  );
  return entries.length > 0 ? `<dl>${entries.join('')}</dl>` : '';
}

/** A parameter, as if it were a field. */
export function parameterOf(name: string, schema: Schema, description: string | undefined, required: boolean): string {
  return fieldOf(name, { ...schema, ...(description !== undefined && { description }) }, required);
}
