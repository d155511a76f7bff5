/** What was announced lately, so that a page which has just read its lists need not read them again when its stream begins. */

/** As long as a page may take from its first read to its stream. */
const MEMORY_MS = 60_000;

export interface RecentTopics {
  heard(topic: string): void;
  /** Announcements may have been lost: from now on only what comes next is known. */
  forget(): void;
  /** Whether none of the topics was announced in the last `ms`. False when that is longer than this process can tell. */
  quiet(topics: readonly string[], ms: number): boolean;
}

/** @param now milliseconds of a clock that never goes back */
export function recentTopics(now = () => performance.now()): RecentTopics {
  /** By topic, the latest last. */
  const times = new Map<string, number>();
  let since = now();
  return {
    heard(topic) {
      const at = now();
      times.delete(topic);
      times.set(topic, at);
      for (const [oldest, time] of times) {
        if (at - time <= MEMORY_MS) break;
        times.delete(oldest);
      }
    },
    forget() {
      times.clear();
      since = now();
    },
    quiet(topics, ms) {
      const from = now() - ms;
      if (ms > MEMORY_MS || from < since) return false;
      return topics.every((topic) => (times.get(topic) ?? Number.NEGATIVE_INFINITY) < from);
    },
  };
}
