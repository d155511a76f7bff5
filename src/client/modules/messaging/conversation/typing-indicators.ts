/** Who else is typing in a conversation, as the stream reports it. Expires automatically: one timer for all, none while nobody types. */
import { useSyncExternalStore } from 'react';
import type { Writer } from '#shared/messaging/schema.ts';
import { WRITING_FOR_MS } from '#shared/messaging/writing.ts';

const EVERY = 1_000;
const nobody: readonly Writer[] = [];

type Heard = { writers: readonly Writer[]; until: ReadonlyMap<string, number> };

const heard = new Map<string, Heard>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tell() {
  for (const listener of listeners) listener();
}

/** Without another event in time, the person has stopped typing. */
function fade() {
  const now = Date.now();
  for (const [caseId, { writers, until }] of heard) {
    const left = writers.filter(({ userId }) => (until.get(userId) ?? 0) > now);
    if (left.length === writers.length) continue;
    if (left.length > 0) heard.set(caseId, { writers: left, until });
    else heard.delete(caseId);
  }
  if (heard.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
  tell();
}

/** Applies an event. Measured by the browser's own clock: the server's may differ. */
export function setWriters(caseId: string, writers: readonly Writer[]): void {
  const before = heard.get(caseId);
  const until = new Map(
    writers.map(({ userId, at }) => {
      const known = before?.writers.find((writer) => writer.userId === userId);
      return [userId, (known?.at === at && before?.until.get(userId)) || Date.now() + WRITING_FOR_MS];
    }),
  );
  if (writers.length > 0) heard.set(caseId, { writers, until });
  else heard.delete(caseId);
  timer ??= setInterval(fade, EVERY);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWriters(caseId: string): readonly Writer[] {
  return useSyncExternalStore(subscribe, () => heard.get(caseId)?.writers ?? nobody);
}
