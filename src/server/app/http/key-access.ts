/** What a key needs at each address, from where the addresses are declared. An address that is not declared is closed to keys. */
import type { AnyRouter } from '@trpc/server';
import { byteAddresses } from '#server/app/trpc/byte-addresses.ts';
import { restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { type KeyAccess, scopeSchema } from '#shared/platform/scopes.ts';
import { addressPattern } from './address-pattern.ts';

type Security = readonly Record<string, readonly string[]>[];

/** As `securityOf` writes it. */
function accessOf(security: Security): KeyAccess {
  if (security.length === 0) return 'open';
  const scopes = security.flatMap(({ key }) => key ?? []);
  return scopes.length === 0 ? 'person' : scopeSchema.array().parse(scopes);
}

/** @returns what a key needs to send this method to this path, or undefined where there is nothing for keys */
export function keyAccessTable(router: AnyRouter): (method: string, path: string) => KeyAccess | undefined {
  const bytes = Object.entries(byteAddresses as Record<string, Record<string, { security: Security }>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, { security }]) => ({
        ...{ path, method: method.toUpperCase(), access: accessOf(security) },
      })),
  );
  const procedures = restProcedures(router).map(({ openapi: { path, method, access } }) => ({ path, method, access }));
  const exact = new Map<string, KeyAccess>();
  const templates: { pattern: RegExp; method: string; access: KeyAccess }[] = [];
  for (const { path, method, access } of [...procedures, ...bytes])
    if (path.includes('{')) templates.push({ pattern: addressPattern(path), method, access });
    else exact.set(`${method} ${path}`, access);

  return (given, path) => {
    // HEAD is answered like GET, unless it has its own description.
    for (const method of given === 'HEAD' ? ['HEAD', 'GET'] : [given]) {
      const found =
        exact.get(`${method} ${path}`) ??
        templates.find((each) => each.method === method && each.pattern.test(path))?.access;
      if (found) return found;
    }
    return undefined;
  };
}
