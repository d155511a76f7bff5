import { expect, test, vi } from 'vitest';
import { signIn } from '../support/api-client.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { startTestServer } from '../support/server.ts';

test('a stream whose server shuts down is cut and not complete: its client asks again', async () => {
  const server = await startTestServer();
  const { cookies } = await signIn(server.url, 'demo_client');
  const stream = openLiveStream(server.url, cookieHeader(cookies));
  await vi.waitFor(() => expect(stream.quiet()).not.toBeNull(), { timeout: 30_000 });
  const states = new Set<string>();
  server.services.live.endStreams();
  await vi.waitFor(
    () => {
      states.add(stream.state());
      expect(states).toContain('connecting');
    },
    { timeout: 30_000, interval: 5 },
  );
  expect(stream.state()).not.toBe('idle');
  stream.close();
  await server.stop();
});
