import { expect, test } from 'vitest';
import { builtInProvider } from '#shared/assistant/texts.ts';
import type { Message } from './message.ts';
import { writerName } from './writer-name.ts';

const about = { provider: 'Test Provider', external: true, outsideCanada: true, isOpen: true, opensAtText: '' };
const agreed = { about, kept: 'provider:Test Provider:abroad' };
const builtIn = builtInProvider('Coverbridge');

function answer(changes: Partial<Message> = {}): Message {
  return { id: 'a', role: 'assistant', content: 'It depends.', timestamp: '2026-11-22T16:00:00.000Z', ...changes };
}

test.each([
  ['this site, before the server has said who', { about: null, kept: null }, [], builtIn],
  ['the provider, before the first answer', agreed, [], 'Test Provider'],
  ['the provider, below its answer', agreed, [answer()], 'Test Provider'],
  ['this site, below an answer the provider never saw', agreed, [answer({ builtIn: true })], builtIn],
  ['this site, when the call after it failed', agreed, [answer({ builtIn: true }), answer({ failed: true })], builtIn],
  ['this site, when the visitor keeps questions here', { about, kept: 'own' }, [answer()], builtIn],
])('"Powered by" names %s', (_, state, messages, name) => {
  expect(writerName(state, messages, 'Coverbridge')).toBe(name);
});
