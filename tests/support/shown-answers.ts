/** Compares the answer that a guide shows with a real one. */
import { isDeepStrictEqual } from 'node:util';
import type { Shown, Values } from './guide-calls.ts';

/** What differs in each run: ids, request numbers, versions of the document, moments, cursors. */
const VARYING = [
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /^TEST-\d{4}-\d{6}$/,
  /^\d+\.\d+\.\d+$/,
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  /^[a-z]+-[0-9a-f]{16}$/,
];

/**
 * A field of an answer that isn't as shown, by its path, or null. What varies is noted in `known`: the version of a case too, which rises
 * with what its simulated client does meanwhile. Versions of wordings are as shown.
 */
export function difference(shown: unknown, real: unknown, known: Values, path = ''): string | null {
  if (Array.isArray(shown) && Array.isArray(real) && shown.some((entry) => typeof entry === 'object'))
    return firstOf(shown.map((entry, index) => difference(entry, real[index], known, `${path}[${index}]`)));
  if (isObject(shown) && isObject(real))
    return firstOf(
      Object.entries(shown).map(([name, value]) =>
        name === 'version' && 'status' in real && typeof real.version === 'number'
          ? noted(known, value, real.version)
          : difference(value, real[name], known, `${path}.${name}`),
      ),
    );
  const form = VARYING.find((pattern) => typeof shown === 'string' && pattern.test(shown));
  if (form && typeof real === 'string' && form.test(real)) return noted(known, shown, real);
  return isDeepStrictEqual(shown, real) ? null : `${path} is ${JSON.stringify(real)}, not ${JSON.stringify(shown)}`;
}

function noted(known: Values, shown: unknown, real: unknown): null {
  known.set(String(shown), String(real));
  return null;
}

const firstOf = (found: readonly (string | null)[]) => found.find((each) => each !== null) ?? null;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Digits in headers count down from a limit, which tests scale. */
const withoutDigits = (text: string) => text.replaceAll(/\d+/g, '0');

/** What an answer has other than the guide shows, or null. */
export async function differenceOf(shown: Shown, answer: Response, known: Values): Promise<string | null> {
  const text = await answer.text();
  if (answer.status !== shown.status) return `status ${answer.status}, not ${shown.status}: ${text.slice(0, 500)}`;
  if (shown.json !== undefined) return difference(shown.json, JSON.parse(text), known);
  const headers = Object.entries(shown.headers ?? {}).map(([name, value]) => {
    const real = answer.headers.get(name) ?? '';
    return withoutDigits(real) === withoutDigits(value) ? null : `${name} is ${real}, not ${value}`;
  });
  return firstOf(headers);
}
