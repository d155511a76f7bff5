/**
 * Answers that the document asked for before the application was there (`site/inline/early-answers.js`): on a slow connection they
 * arrive with the scripts instead of two round trips later. Each is used once; whatever isn’t there or isn’t a result is asked again.
 */
import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { callKey, keysOf } from '#shared/platform/early-calls.ts';
import { transformer } from './transformer.ts';

type Answer = { result?: { data: Parameters<typeof transformer.output.deserialize>[0] } };
type Early = { url: string; answers: Promise<Answer[] | null> };

const early = (globalThis as { earlyAnswers?: Early }).earlyAnswers;
const places = new Map((early ? keysOf(early.url) : []).map((key, place) => [key, place]));

/** Longer than any first screen takes to ask. */
const FRESH_MS = 60_000;

/** From now on everything is asked: something has changed, or somebody else has signed in. */
export function forgetEarlyAnswers(): void {
  places.clear();
}

function take(path: string, input: unknown): Promise<Answer | undefined> | null {
  const key = callKey(path, input);
  const place = places.get(key);
  if (!early || place === undefined || performance.now() > FRESH_MS) return null;
  places.delete(key);
  return early.answers.then((answers) => (Array.isArray(answers) ? answers[place] : undefined));
}

/** Answers a query with what was asked early, if it was. */
export function earlyAnswersLink(): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const answer = op.type === 'query' ? take(op.path, op.input) : null;
      if (!answer) return next(op);
      return observable((observer) => {
        let asked: Unsubscribable | undefined;
        let left = false;
        void answer.then((found) => {
          if (left) return;
          if (!found?.result) {
            asked = next(op).subscribe(observer);
            return;
          }
          observer.next({ result: { type: 'data', data: transformer.output.deserialize(found.result.data) } });
          observer.complete();
        });
        return () => {
          left = true;
          asked?.unsubscribe();
        };
      });
    };
}
