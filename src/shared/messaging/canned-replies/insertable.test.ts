import { expect, test } from 'vitest';
import { followUpPlan, getStarterReply, starterReplies } from '#shared/content/replies/registry.ts';
import { insertableReplies, replyNamed, untouchedStarters } from './insertable.ts';
import { type CannedReply, replyWordsSchema } from './schema.ts';
import { openVariables } from './variables.ts';

function version(id: string, scope: CannedReply['scope'], replaces: string | null): CannedReply {
  const words = { title: id, shortcut: '', body: id, replaces };
  return { id, scope, ...words, createdByName: '', updatedAt: '', version: 1 };
}
const starters = [...starterReplies];

test.each(starterReplies)('$name is a valid reply with variables that exist', ({ title, shortcut, body }) => {
  expect(replyWordsSchema.safeParse({ title, shortcut, body }).error).toBeUndefined();
});

test('the shortcuts of the starter replies differ', () => {
  const shortcuts = starterReplies.map(({ shortcut }) => shortcut).filter((shortcut) => shortcut !== '');
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
});

// Canada's anti-spam law, and courtesy: who writes, about what, and how it ends.
test.each(followUpPlan.steps)('$reply says who writes about what, and how to end it', ({ reply }) => {
  const { body } = getStarterReply(reply);
  expect(openVariables(body)).toEqual(['{{client.firstName}}', '{{case.title}}', '{{sender.name}}']);
  expect(body).toMatch(/won’t follow up again|won’t write again/);
});

test('one’s own version applies before a shared one, and that before the original', () => {
  const shared = version('shared', 'shared', 'greeting');
  const own = version('own', 'own', 'greeting');
  expect(replyNamed({ replies: [], starters }, 'greeting')).toMatchObject({ key: 'greeting', scope: 'product' });
  expect(replyNamed({ replies: [shared], starters }, 'greeting')).toMatchObject({ key: 'shared' });
  expect(replyNamed({ replies: [shared, own], starters }, 'greeting')).toMatchObject({ key: 'own' });
  expect(replyNamed({ replies: [], starters }, 'unknown')).toBeNull();
});

test('each original is offered once, with everything that was written besides', () => {
  const list = {
    replies: [
      version('shared', 'shared', 'greeting'),
      version('own', 'own', 'greeting'),
      version('other', 'own', null),
    ],
    starters,
  };
  const keys = insertableReplies(list).map(({ key }) => key);
  expect(keys).toEqual(['own', 'other', ...starters.slice(1).map(({ name }) => name)]);
  expect(untouchedStarters(list)).toEqual(starters.slice(1));
});
