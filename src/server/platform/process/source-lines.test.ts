import { expect, test } from 'vitest';
import { inSources } from './source-lines.ts';

const lines = {
  sources: ['src/server/app/serve.ts', 'src/server/env.ts'],
  chunks: { 'serve-a1.js': [1, -1, 0, 10, 0, 57, 20, 1, 3] },
};

test('a stack of the bundle names sources and their lines, and leaves packages and other files alone', () => {
  const stack = [
    'Error: no',
    '    at serve (file:///srv/app%20one/dist/server/serve-a1.js:12:7)',
    '    at async readEnv (/srv/dist/server/serve-a1.js:20:1)',
    '    at file:///srv/dist/server/serve-a1.js:5:2',
    '    at other (file:///srv/dist/server/unknown-b2.js:5:2)',
    '    at node:internal/timers:5:1',
  ].join('\n');
  expect(inSources(stack, lines).split('\n').slice(1)).toEqual([
    '    at serve (src/server/app/serve.ts:59:1)',
    '    at async readEnv (src/server/env.ts:3:1)',
    '    at file:///srv/dist/server/serve-a1.js:5:2',
    '    at other (file:///srv/dist/server/unknown-b2.js:5:2)',
    '    at node:internal/timers:5:1',
  ]);
});
