import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerEverything } from '../../../tests/support/valid-answers.ts';
import { caseTypeSchema } from './case-types.ts';
import { lineDescriptions, lineLabels, lines } from './lines.ts';
import { loadDefinition } from './load-definition.ts';
import { findDefinition, quoteDefinitions } from './questionnaires.ts';
import { isSensitive } from './sensitivity.ts';
import type { Condition, DateBound, Question, Sensitivity } from './types.ts';
import { isIsoDate } from './validators.ts';
import { visibleSteps } from './visibility.ts';

function comparisonsIn(condition: Condition): Extract<Condition, { question: string }>[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsIn);
  if ('any' in condition) return condition.any.flatMap(comparisonsIn);
  return 'not' in condition ? comparisonsIn(condition.not) : [condition];
}

function askedIn(condition: Condition): string[] {
  return comparisonsIn(condition).map(({ question }) => question);
}

function boundsOf(question: Question): DateBound[] {
  if (question.type !== 'date' && question.type !== 'month' && question.type !== 'year') return [];
  return [question.min, question.max].filter((bound) => bound !== undefined);
}

/** Every question with its context: the ids of earlier questions and the sensitivity of each. */
function inOrder(questions: readonly Question[], earlier = new Map<string, Sensitivity>(), outer: Sensitivity = 'S1') {
  const all: { question: Question; earlier: Map<string, Sensitivity>; outer: Sensitivity }[] = [];
  for (const question of questions) {
    all.push({ question, earlier: new Map(earlier), outer });
    if (question.type === 'info') continue;
    if (question.type === 'repeatGroup') {
      all.push(...inOrder(question.questions, new Map(earlier), question.sensitivity));
    }
    earlier.set(question.id, question.sensitivity);
  }
  return all;
}

describe.each(Object.entries(quoteDefinitions))('%s', (line, definition) => {
  const questions = definition.steps.flatMap((step) => step.questions);
  const all = inOrder(questions);

  it('is filed under its line and is plain JSON', () => {
    expect(definition.line).toBe(line);
    expect(Number.isInteger(definition.version) && definition.version >= 1).toBe(true);
    expect(isIsoDate(definition.effectiveFrom)).toBe(true);
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });

  it('has ids that are unique and safe as keys', () => {
    const ids = questions.flatMap((question) => [
      question.id,
      ...(question.type === 'repeatGroup' ? new Set(question.questions.map(({ id }) => id)) : []),
    ]);
    const inGroups = questions.flatMap((question) => (question.type === 'repeatGroup' ? question.questions : []));
    const topLevel = questions.map(({ id }) => id);
    expect(new Set(topLevel).size).toBe(topLevel.length);
    for (const group of questions) {
      if (group.type !== 'repeatGroup') continue;
      expect(new Set(group.questions.map(({ id }) => id)).size).toBe(group.questions.length);
    }
    // A condition inside a row may name a question outside it: the names must not be confused.
    expect(inGroups.filter(({ id }) => topLevel.includes(id))).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id) || id in {})).toEqual([]);
    const steps = definition.steps.map(({ id }) => id);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('says for every question what it asks, why, and how sensitive the answer is', () => {
    for (const { question } of all) {
      expect(question.label.length, question.id).toBeGreaterThan(2);
      if (question.type === 'info') expect(question.text.length).toBeGreaterThan(20);
      else {
        expect(question.why, question.id).toMatch(/[.]$/);
        expect(['S1', 'S2', 'S3', 'S4']).toContain(question.sensitivity);
      }
    }
    for (const step of definition.steps) {
      expect(step.title.length).toBeGreaterThan(2);
      expect(step.minutes).toBeGreaterThan(0);
    }
  });

  it('refers only to earlier questions, and marks follow-ups of a sensitive answer as sensitive too', () => {
    for (const { question, earlier } of all) {
      const asked = question.showIf ? askedIn(question.showIf) : [];
      for (const bound of boundsOf(question)) if ('fromQuestion' in bound) asked.push(bound.fromQuestion);
      for (const id of asked) expect([...earlier.keys()], `${question.id} needs ${id}`).toContain(id);
      // The mere presence of a follow-up would reveal the answer it depends on.
      const tells = question.showIf && askedIn(question.showIf).some((id) => isSensitive(earlier.get(id) ?? 'S1'));
      if (tells && question.type !== 'info') expect(isSensitive(question.sensitivity), question.id).toBe(true);
    }
  });

  it('uses only possible answers in conditions', () => {
    const byId = new Map(all.map(({ question }) => [question.id, question]));
    for (const part of all.flatMap(({ question }) => (question.showIf ? comparisonsIn(question.showIf) : []))) {
      const asked = byId.get(part.question);
      const wanted = 'equals' in part ? [part.equals] : 'oneOf' in part ? part.oneOf : [];
      if (asked?.type !== 'choice' && asked?.type !== 'multi') continue;
      for (const value of wanted) expect(asked.options.map((option) => option.value)).toContain(value);
    }
  });

  it('has distinct options, and limits in the right order', () => {
    for (const { question } of all) {
      if (question.type === 'choice' || question.type === 'multi') {
        expect(question.options.length, question.id).toBeGreaterThan(1);
        expect(new Set(question.options.map(({ value }) => value)).size).toBe(question.options.length);
        expect(new Set(question.options.map(({ label }) => label)).size).toBe(question.options.length);
        for (const { value } of question.options) expect(value).toMatch(/^[A-Za-z0-9-]+$/);
      }
      if (question.type === 'repeatGroup') {
        expect(question.min).toBeGreaterThanOrEqual(question.required ? 1 : 0);
        expect(question.max).toBeGreaterThan(question.min);
      }
      if (question.type === 'int' || question.type === 'money' || question.type === 'percent') {
        expect(question.min ?? 0).toBeLessThan(question.max ?? 100);
      }
    }
  });

  it('asks for location and contact, the contact at the end', () => {
    const ids = questions.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['postalCode', 'fullName', 'email', 'phone', 'preferredContact']));
    expect(definition.steps.at(-1)?.id).toBe('contact');
  });

  it('never asks what a quote does not need, and never promises', () => {
    const asked = all.map(({ question }) => `${question.id} ${question.label}`).join('\n');
    expect(asked).not.toMatch(
      /\bSIN\b|social insurance|health.?care (card|number)|bank|card number|credit|passport|\brace\b|religio/i,
    );
    expect(JSON.stringify(definition)).not.toMatch(
      /approved|you are covered|guarantee|lowest price|we insure|our rates|!/i,
    );
  });
});

describe('the registry', () => {
  it('has every line a case can have, each with words for the picker', () => {
    expect(new Set(lines)).toEqual(new Set(caseTypeSchema.options));
    expect(Object.keys(quoteDefinitions).sort()).toEqual([...caseTypeSchema.options].sort());
    for (const line of lines) expect([lineLabels[line], lineDescriptions[line]]).not.toContain('');
  });

  it('finds published versions only', () => {
    expect(findDefinition('auto', 3)).toBe(quoteDefinitions.auto);
    expect(findDefinition('auto', 1)?.version).toBe(1);
    expect(findDefinition('auto', 4)).toBeUndefined();
  });

  it.each(['auto', 'commercial-auto'] as const)('keeps the first questions of %s as they were answered', (line) => {
    const ids = (version: number) =>
      findDefinition(line, version)?.steps.flatMap(({ questions }) => questions.map(({ id }) => id)) ?? [];
    expect(ids(2)).toEqual(expect.arrayContaining(ids(1)));
    expect(JSON.stringify(findDefinition(line, 1))).not.toContain('roadside');
    expect(JSON.stringify(findDefinition(line, 2))).toMatch(/Criminal Code [^"]*4 years/);
  });

  it.each(lines)('loads %s on its own', async (line) => {
    expect(await loadDefinition(line)).toBe(quoteDefinitions[line]);
  });

  it('keeps the two full lines to ten steps on every path', () => {
    fc.assert(
      fc.property(fc.gen(), fc.constantFrom('auto' as const, 'home' as const), (g, line) => {
        const answers = answerEverything(g, quoteDefinitions[line], 'full', '2026-11-26');
        expect(visibleSteps(quoteDefinitions[line], answers).length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
