/**
 * Records who sees what of a request, so that its client can read it. Once for each reader, request, kind and day: this process remembers
 * what it has recorded, so that reading the same again writes nothing and asks nothing.
 */
import type { z } from 'zod';
import type { Session, Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { newId } from '#server/platform/db/ids.ts';
import { afterCommit } from '#server/platform/db/whole-call.ts';
import type { Services } from '#server/platform/services.ts';
import { middleware } from '#server/platform/trpc/init.ts';
import type { ReadKind, readerKindSchema } from '#shared/cases/reads.ts';

/** A person with an account, through a key or not, or the partner that sent the request. */
export type Reader = { kind: z.infer<typeof readerKindSchema>; id: string; keyId: string | null };

/** About as many as a busy process sees in a day, and 5 MB. */
const REMEMBERED_MAX = 50_000;
const remembered = new WeakMap<Services['pool'], Set<string>>();

function memoryOf(pool: Services['pool']): Set<string> {
  const known = remembered.get(pool) ?? new Set();
  // Forgetting costs a statement for each that is read again, which then changes nothing.
  if (known.size > REMEMBERED_MAX) known.clear();
  remembered.set(pool, known);
  return known;
}

/** Records that someone sees these requests. A client who sees their own isn’t recorded. */
export async function noteReads(
  { db, pool, env, now }: Pick<Services, 'db' | 'pool' | 'env' | 'now'>,
  reader: Reader,
  caseIds: readonly string[],
  kind: ReadKind,
): Promise<void> {
  const at = now();
  const day = localDay(at, env.site);
  const known = memoryOf(pool);
  const keyOf = (caseId: string) => [caseId, reader.id, reader.keyId, kind, day].join();
  const fresh = caseIds.filter((caseId) => !known.has(keyOf(caseId)));
  if (fresh.length === 0) return;
  // In the order of the ids, so that two readers of the same list cannot deadlock.
  await db.$executeRaw`
    INSERT INTO case_reads (id, case_id, day, kind, reader, reader_id, key_id, at)
    SELECT made.id, c.id, ${day}::date, ${kind}, ${reader.kind}, ${reader.id}::uuid, ${reader.keyId}::uuid, ${at}::timestamptz
    FROM unnest(${fresh.map(newId)}::uuid[], ${fresh}::uuid[]) AS made (id, case_id) JOIN cases c ON c.id = made.case_id
    WHERE c.client_id IS DISTINCT FROM ${reader.id}::uuid ORDER BY c.id
    ON CONFLICT DO NOTHING`;
  await afterCommit(db, async () => {
    for (const caseId of fresh) known.add(keyOf(caseId));
  });
}

/** Who a viewer is among the readers. */
export function readerOf({ id, key }: Pick<Viewer, 'id' | 'key'>): Reader {
  return { kind: 'person', id, keyId: key?.id ?? null };
}

type Input = Readonly<Record<string, unknown>>;
type Noted = { kind: ReadKind; cases: readonly string[] };
/** What a procedure shows of which requests, by its input and its answer. */
export type Shows = (input: Input, answer: unknown) => Noted;

async function readerIn(session: Session): Promise<Reader | null> {
  if (session.key?.partnerId) return { kind: 'partner', id: session.key.partnerId, keyId: null };
  const viewer = await session.viewer();
  return viewer && readerOf(viewer);
}

/** Answers, of which some are sensitive where the input asks for them. */
export const showsAnswers: Shows = ({ caseId, includeSensitive }) => ({
  kind: includeSensitive ? 'sensitive' : 'answers',
  cases: [String(caseId)],
});

const noting = new WeakSet<object>();

/**
 * Records what a procedure shows, once it has succeeded and before the answer leaves. Goes before `.input()`.
 * @param kind what it shows, or how to tell from the input and the answer
 */
export function notesReads(kind: ReadKind | Shows) {
  const note = middleware(async ({ ctx, next, getRawInput }) => {
    const result = await next();
    // An administrator in a client’s portal is recorded as that, by their grant.
    if (!result.ok || ctx.viewAs !== null) return result;
    const input = (await getRawInput()) as Input;
    const noted = typeof kind === 'function' ? kind(input, result.data) : { kind, cases: [String(input.caseId)] };
    const reader = await readerIn(ctx.session);
    if (reader) await noteReads(ctx, reader, noted.cases, noted.kind);
    return result;
  });
  for (const step of note._middlewares) noting.add(step);
  return note;
}

/** Whether a procedure records what it shows. */
export function isNoted(procedure: { _def: unknown }): boolean {
  const { middlewares = [] } = procedure._def as { middlewares?: object[] };
  return middlewares.some((step) => noting.has(step));
}
