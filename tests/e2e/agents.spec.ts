/** An agent that knows only the address prepares a request; a person reads, changes, ticks and sends it. */

import { connectAgent, type Facts } from '../support/agents.ts';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';

const AGENT = 'Example Assistant';
const MOST_CALLS = 8;

type Question = { title: string; oneOf?: { const: string }[]; $ref?: string };
type Requirements = { schema: { properties: Record<string, Question>; required: string[] } };

/** What the person told their assistant, by the kind of question. */
const said: Record<string, string> = {
  '#/$defs/text': 'A sailboat on Gull Lake',
  '#/$defs/name': 'Morgan Example',
  '#/$defs/email': 'agent.person@example.com',
  '#/$defs/phone': '403-555-0199',
  '#/$defs/postalCode': 'T4N 1A1',
};

/** Answers to every question that is always asked: the first choice, “no”, or what the person said. */
function answersTo({ schema }: Requirements): Facts {
  return Object.fromEntries(
    schema.required.map((id) => {
      const { oneOf, $ref = '' } = schema.properties[id] as Question;
      return [id, oneOf?.[0]?.const ?? said[$ref] ?? false];
    }),
  );
}

async function prepare(url: string): Promise<{ link: string; calls: number }> {
  const agent = await connectAgent(url);
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name)).toContain('send_request');
  const forms = (await agent.use('list_quote_forms')).facts.items as { line: string }[];
  const { line } = forms.find((form) => form.line === 'general') ?? { line: '' };
  const answers = answersTo((await agent.use('requirements', { line, set: 'short' })).facts as unknown as Requirements);
  const preview = await agent.use('preview_request', { line, answers });
  expect(preview).toMatchObject({ failed: false, facts: { isReady: true, consents: [{}, {}] } });
  const { facts } = await agent.use('send_request', { line, answers, assistant: AGENT });
  return { link: String(facts.url), calls: agent.calls() };
}

test.describe('a request that an agent prepared', () => {
  // The link that was opened already.
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 404/] });

  test('becomes one only when the person sends it', async ({ page, app, browser }) => {
    const { link, calls } = await prepare(app.url);
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Review the request your assistant prepared' })).toBeVisible();
    await expect(page.getByText(`An assistant that calls itself “${AGENT}”`)).toBeVisible();
    await expect(page.getByText('Gull Lake')).toHaveCount(0);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Open my request' }).click();

    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await expect(page.getByText('An assistant filled in these answers.')).toBeVisible();
    await expect(page.getByText('A sailboat on Gull Lake')).toBeVisible();
    const boxes = await page.getByRole('checkbox', { name: /^I agree that/ }).all();
    expect(boxes).toHaveLength(2);
    for (const box of boxes) await expect(box).not.toBeChecked();
    // An agent in the browser finds no tool here: consents are only the person's.
    await expect(page.locator('form[toolname]')).toHaveCount(0);
    await expectNoBarriers(page);

    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Agree that a licensed broker may contact you').first()).toBeVisible();
    for (const box of boxes) await box.check();
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();

    const elsewhere = await browser.newContext({ baseURL: app.url });
    const stranger = await elsewhere.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { name: 'This link can’t be opened' })).toBeVisible();
    await elsewhere.close();
  });
});

test('forms are tools of the browser’s agent, and none submits itself', async ({ page }) => {
  for (const [path, tool] of [
    ['/get-quote?type=general', 'answer_general_need_forWhom'],
    ['/contact', 'write_contact_message'],
    ['/search', 'search_site'],
  ] as const) {
    await page.goto(path);
    const form = page.locator('form[toolname]').first();
    await expect(form).toHaveAttribute('toolname', tool);
    await expect(form).toHaveAttribute('tooldescription', /\S/);
    await expect(page.locator('[toolautosubmit]')).toHaveCount(0);
  }
});
