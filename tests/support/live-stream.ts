/** A live stream as a browser opens it: the portals' own links, which reconnect with the id of the last event. */
import { createTRPCClient } from '@trpc/client';
import { EventSource, type FetchLike } from 'eventsource';
import { streamLinks } from '#client/lib/stream-links.ts';
import type { AppRouter } from '#server/app/trpc/root.ts';
import type { LiveEvent, WatchInput } from '#shared/case-views/live/schema.ts';

export interface OpenStream {
  events: LiveEvent[];
  /** The text of every message that arrived, in order. */
  bodies(): string[];
  state(): string;
  /** What the stream said when it began: null before. */
  quiet(): boolean | null;
  close(): void;
}

export function openLiveStream(url: string, cookie: string, input: Omit<WatchInput, 'lastEventId'> = {}): OpenStream {
  const withCookie: FetchLike = (address, init) => fetch(address, { ...init, headers: { ...init.headers, cookie } });
  class CookieEventSource extends EventSource {
    constructor(address: string | URL) {
      super(address, { fetch: withCookie });
    }
  }
  const client = createTRPCClient<AppRouter>({
    links: streamLinks(`${url}/api/trpc`, CookieEventSource as unknown as typeof globalThis.EventSource),
  });
  const events: LiveEvent[] = [];
  let state = 'connecting';
  /** Only from then on does the stream carry everything that happens. */
  let began: { quiet: boolean } | null = null;
  const subscription = client.live.watch.subscribe(input, {
    onData: (envelope) => {
      const event = (envelope as { data: LiveEvent }).data;
      if (event.kind === 'began') began = event;
      else events.push(event);
    },
    onError: () => {
      state = 'refused';
    },
    onConnectionStateChange: (change) => {
      state = change.state;
    },
  });
  return {
    events,
    bodies: () => events.flatMap((event) => (event.kind === 'case' && event.message ? [event.message.body] : [])),
    state: () => (state === 'pending' && !began ? 'connecting' : state),
    quiet: () => began?.quiet ?? null,
    close: () => subscription.unsubscribe(),
  };
}

/** The cookie header a browser would send. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
