/** How the typed clients serialize: plain JSON to the server, superjson back (src/server/platform/trpc/transformer.ts says why). */
import superjson from 'superjson';

const plain = (input: unknown) => input;

export const transformer = { input: { serialize: plain, deserialize: plain }, output: superjson };
