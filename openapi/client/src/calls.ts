/** What calls take and answer, read from the types of the document. */
import type { ClientPathsWithMethod, Client as FetchClient, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';

type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
type PathsWithMethod<Paths extends AnyPaths, Method extends HttpMethod> = ClientPathsWithMethod<
  FetchClient<Paths>,
  Method
>;

type AnyOperation = Record<string | number, unknown>;

/** A shape of `paths` that openapi-typescript writes. */
export type AnyPaths = Record<string, Record<HttpMethod, AnyOperation>>;

/** A refusal is thrown, so `data` is always there. */
type Answer<Operation extends AnyOperation, Init> = Extract<
  FetchResponse<Operation, Init, `${string}/${string}`>,
  { data: unknown }
>;

type NoOptions = Record<never, never>;
type Arguments<Init> = NoOptions extends Init ? [init?: Init] : [init: Init];

/** One call, such as `api.POST('/api/leads', { body })`. */
export type Call<Paths extends AnyPaths, Method extends HttpMethod> = <
  Path extends PathsWithMethod<Paths, Method>,
  Init extends MaybeOptionalInit<Paths[Path], Method>,
>(
  path: Path,
  ...init: Arguments<Init>
) => Promise<Answer<Paths[Path][Method], Init>>;

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

type Listed<Operation extends AnyOperation> =
  Answer<Operation, NoOptions>['data'] extends Page<infer Item> ? Item : never;

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } } ? NonNullable<Query> : NoOptions;

/** What a list is asked for, apart from the cursor, and what cancels it. */
export type ListOptions<Operation> = Pick<RequestInit, 'signal'> &
  (Operation extends { parameters: { path: infer Path } } ? { path: Path } : { path?: never }) & {
    query?: Omit<QueryOf<Operation>, 'cursor'>;
  };

/** The addresses that answer `{items, nextCursor}`. */
export type ListPath<Paths extends AnyPaths> = {
  [Path in PathsWithMethod<Paths, 'get'>]: [Listed<Paths[Path]['get']>] extends [never] ? never : Path;
}[PathsWithMethod<Paths, 'get'>];

/** A walk over a list, such as `for await (const lead of api.each('/api/leads'))`. */
export type Walk<Paths extends AnyPaths, Of extends 'item' | 'page'> = <Path extends ListPath<Paths>>(
  path: Path,
  ...options: Arguments<ListOptions<Paths[Path]['get']>>
) => AsyncGenerator<Of extends 'page' ? Page<Listed<Paths[Path]['get']>> : Listed<Paths[Path]['get']>, void, undefined>;
