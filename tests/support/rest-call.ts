/** A call of a procedure at its REST address: path, query or body, and the version in `If-Match`. */
import { type RestProcedure, restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { needsVersion } from '#server/app/trpc/rest-versions.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { addressOf } from './rest-address.ts';

/** Every procedure with an address, by name. */
export const restOf: ReadonlyMap<string, RestProcedure> = new Map(
  restProcedures(appRouter).map((procedure) => [procedure.name, procedure]),
);

export function overRest(client: ApiClient, name: string, input: object): Promise<Answer> {
  const procedure = restOf.get(name);
  if (!procedure) throw new Error(`${name} has no REST address`);
  const { method, path } = procedure.openapi;
  const { address, rest } = addressOf(path, input);
  const { version, ...others } = rest;
  const versioned = needsVersion(procedure);
  const headers: Record<string, string> = versioned ? { 'if-match': `"${version}"` } : {};
  const sent = versioned ? others : rest;
  const query = new URLSearchParams(sent as Record<string, string>).toString();
  return method === 'GET' || method === 'DELETE'
    ? client.rest(method, (query ? `${address}?${query}` : address) as `/${string}`, { headers })
    : client.rest(method, address as `/${string}`, { json: sent, headers });
}
