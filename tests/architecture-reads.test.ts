/** Whatever shows a case records that it was seen, so that the client’s list of readers is complete. */
import { expect, test } from 'vitest';
import { appRouter } from '#server/app/trpc/root.ts';
import { isNoted } from '#server/modules/cases/participants/reads/commands.ts';

/** Procedures about one case that record nothing, and why that is right. */
const unnoted: Readonly<Record<string, string>> = {
  'callbacks.freeTimes': 'says when a call is possible',
  'callbacks.check': 'says whether a moment for a call is free',
  'callbacks.suggest': 'proposes moments for a call',
  'cannedReplies.values': 'fills the broker’s own templates in the conversation, which is recorded',
  'caseAssistants.list': 'names assistants of the firm',
  'cases.askedQuestions': 'names the questions that the client was asked, without their answers',
  'cases.decisions': 'why brokers were chosen, for administrators who opened the case',
  'cases.duplicates': 'numbers and titles of the same person’s cases',
  'cases.explainBrokers': 'why brokers were not chosen, for administrators who opened the case',
  'cases.joinTargets': 'the client’s own open requests',
  'cases.papers': 'names the papers that the line needs',
  'cases.successors': 'names brokers',
  'followUps.get': 'the messages of the broker that aren’t sent yet, and when they will be',
  'legalHolds.list': 'reasons of administrators for keeping a case',
  'live.watch': 'says that something changed; what it is gets read and recorded then',
  'mentions.colleagues': 'names colleagues',
  'scheduledMessages.list': 'the broker’s own messages that weren’t sent yet',
};

type Shape = { shape?: object };
type Definition = { type: string; inputs: (Shape & { in?: Shape })[]; meta?: { openapi?: { method: string } } };
const contract = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;

/** Reads, by what they are or by the address they have. */
const aboutOneCase = Object.entries(contract).filter(
  ([, { _def }]) =>
    _def.type !== 'mutation' && _def.inputs.some((input) => 'caseId' in (input.shape ?? input.in?.shape ?? {})),
);

test('every procedure that reads one case records it, or says why not', () => {
  expect(aboutOneCase.length).toBeGreaterThan(20);
  const silent = aboutOneCase.filter(([, procedure]) => !isNoted(procedure)).map(([name]) => name);
  expect(silent.filter((name) => name !== 'privacy.reads').sort()).toEqual(Object.keys(unnoted).sort());
});

test('so do the procedures that read answers, and those that partners follow their requests with', () => {
  for (const name of ['cases.answers', 'cases.copyAnswers', 'cases.answersForm', 'leads.get', 'leads.list'])
    expect(isNoted(contract[name] as { _def: Definition }), name).toBe(true);
});
