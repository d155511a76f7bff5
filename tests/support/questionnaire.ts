/** Fills in any questionnaire in a browser, field by field, and counts what that takes on a phone. */
import { expect, type Page } from '@playwright/test';
import { fieldId } from '#client/ui/field-id.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { Question, QuestionSet, RowQuestion } from '#shared/lines/types.ts';
import { isUnsure, visibleQuestions, visibleSteps } from '#shared/lines/visibility.ts';
import { answersFor } from '../../prisma/seed/simulation/answers.ts';
import { createRandom } from '../../prisma/seed/simulation/random.ts';

type Values = Record<string, unknown>;

/** What a visitor did: presses and typed fields, the screens they saw, and the highest one in heights of the window. */
export interface Effort {
  screens: number;
  taps: number;
  fields: number;
  highest: number;
}

/** The longest list of choices that is shown as buttons (choice-answer.tsx). */
const MOST_BUTTONS = 8;

class Filler {
  readonly effort: Effort = { screens: 0, taps: 0, fields: 0, highest: 0 };
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async type(id: string, text: string): Promise<void> {
    await this.#page.locator(`#${id}`).fill(text);
    this.effort.fields += 1;
  }

  async tick(id: string): Promise<void> {
    await this.#page.locator(`#${id}`).check();
    this.effort.taps += 1;
  }

  async pick(id: string, value: string): Promise<void> {
    await this.#page.locator(`#${id}`).selectOption(value);
    this.effort.taps += 1;
  }

  async date(id: string, value: string): Promise<void> {
    const [year = '', month = '', day] = value.split('-');
    await this.pick(`${id}-month`, String(Number(month)));
    if (day) await this.type(`${id}-day`, String(Number(day)));
    await this.type(`${id}-year`, year);
  }

  async answer(question: RowQuestion, path: string, value: unknown): Promise<void> {
    const id = fieldId(path);
    if (
      question.type === 'choice' &&
      question.options.length > MOST_BUTTONS &&
      question.options.every(({ help }) => !help)
    )
      return this.pick(id, String(value));
    if (question.type === 'choice' || (question.type === 'bool' && isUnsure(value))) return this.tick(`${id}-${value}`);
    if (question.type === 'bool') return this.tick(`${id}-${value ? 'yes' : 'no'}`);
    if (question.type === 'multi') {
      for (const chosen of [value].flat()) await this.tick(`${id}-${chosen}`);
      return;
    }
    if (isUnsure(value)) return this.tick(`${id}-unsure-${value}`);
    if (question.type === 'date' || question.type === 'month') return this.date(id, String(value));
    if (question.type === 'address') {
      const { street, city } = value as Values;
      await this.type(fieldId(`${path}.street`), String(street));
      return this.type(fieldId(`${path}.city`), String(city));
    }
    return this.type(id, question.type === 'money' ? String(Number(value) / 100) : String(value));
  }

  /** The optional questions of a row. */
  async unfold(row: string): Promise<void> {
    const fold = this.#page.locator(`[aria-labelledby="${fieldId(row)}-heading"] details:has-text("More about this")`);
    if ((await fold.count()) === 0) return;
    await fold.locator('summary').first().click();
    this.effort.taps += 1;
  }

  async fill(questions: readonly Question[], values: Values, outer: Values, prefix = ''): Promise<void> {
    for (const question of visibleQuestions({ questions }, values, outer)) {
      const value = values[question.id];
      if (question.type === 'info' || value === undefined) continue;
      const path = `${prefix}${question.id}`;
      if (question.type !== 'repeatGroup') await this.answer(question, path, value);
      else
        for (const [index, row] of (value as Values[]).entries()) {
          await this.unfold(`${path}.${index}`);
          await this.fill(question.questions, row, { ...outer, ...values }, `${path}.${index}.`);
        }
    }
  }

  /** Notes the screen and leaves it. */
  async goOn(next: string): Promise<void> {
    const heights = await this.#page
      .locator('form')
      .first()
      .evaluate((form) => form.getBoundingClientRect().height / innerHeight);
    this.effort.highest = Math.max(this.effort.highest, heights);
    this.effort.screens += 1;
    await this.#page.getByRole('button', { name: 'Continue', exact: true }).click();
    this.effort.taps += 1;
    await expect(this.#page).toHaveURL(new RegExp(`#step-${next}$`));
  }
}

/**
 * From the first question to the review, with the answers of a made-up visitor; `given` comes first.
 * @returns what it took
 */
export async function answerForm(page: Page, line: CaseType, set: QuestionSet, given: Values): Promise<Effort> {
  const form = formOf(quoteDefinitions[line], set);
  const answers = answersFor(form, given, createRandom(7), new Date().toISOString().slice(0, 10));
  const steps = visibleSteps(form, answers);
  const filler = new Filler(page);
  await page.goto(`/get-quote?type=${line}${set === 'full' ? '&set=full' : ''}`);
  for (const [index, step] of steps.entries()) {
    await expect(page).toHaveURL(new RegExp(`#step-${step.id}$`));
    await filler.fill(step.questions, answers, answers);
    await filler.goOn(steps[index + 1]?.id ?? 'review');
  }
  return filler.effort;
}

/** Agrees to both consents and sends. Resolves with the number of the request. */
export async function agreeAndSend(page: Page): Promise<string> {
  for (const consent of await page.getByRole('checkbox', { name: /^I agree that/ }).all()) await consent.check();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
  return (await page.getByText(/^AB-\d{4}-\d{6}$/).textContent()) ?? '';
}
