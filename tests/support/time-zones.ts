/**
 * Whether SQL, or TypeScript with SQL in it, uses the server's time zone data. `date_trunc` of a value that is cast to `timestamp` on the
 * spot does not: it has no zone.
 */
export function knowsTimeZone(code: string): boolean {
  const plain = code.replace(
    /\bdate_trunc\(\s*'\w+'(::text)?\s*,\s*\(?\w+\)?::timestamp( without time zone)?\s*\)/gi,
    '',
  );
  return /\bAT\s+(TIME\s+ZONE|LOCAL)\b|\btimezone\s*\(|\bdate_trunc\s*\(/i.test(plain);
}
