/** A row of a vehicle: what its VIN says, and what is offered while typing. */
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuestionList } from '#client/modules/quote-requests/question-list.tsx';
import { vehiclesStep } from '#shared/lines/auto/steps/vehicles.ts';
import { whereStep } from '#shared/lines/auto/steps/where.ts';
import type { AnswersInput } from '#shared/lines/types.ts';

let kept: AnswersInput = {};
const vehicle = () => (kept.vehicles as AnswersInput[] | undefined)?.[0];

function Step({ start, step }: { start: AnswersInput; step: typeof vehiclesStep }) {
  const [answers, setAnswers] = useState(start);
  kept = answers;
  return (
    <QuestionList
      questions={step.questions}
      values={answers}
      answers={answers}
      errorOf={() => undefined}
      doubtsAt={() => []}
      onAnswer={(id, value) => setAnswers((before) => ({ ...before, [id]: value }))}
    />
  );
}

beforeEach(() => {
  kept = {};
  const clock = document.createElement('script');
  clock.id = 'site-clock';
  clock.type = 'application/json';
  clock.textContent = JSON.stringify([[0, -420]]);
  document.getElementById('site-clock')?.remove();
  document.head.append(clock);
});

const vin = page.getByRole('textbox', { name: /^VIN/ });
const make = page.getByLabelText('Make');
const model = page.getByLabelText('Model', { exact: true });
const offered = () => [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));

test('a VIN answers the year, make and model that are still empty', async () => {
  await render(<Step start={{ vehicles: [{ make: 'subaru' }] }} step={vehiclesStep} />);
  await vin.fill('4S4SLDB69T3023252');
  await expect.element(page.getByText('From the VIN: 2026 Subaru Forester, SUV, gasoline.')).toBeVisible();
  await expect.element(model).toHaveValue('Forester');
  expect(vehicle()).toMatchObject({ year: 2026, make: 'subaru', model: 'Forester' });
  await expect.element(page.getByRole('button', { name: 'Use it' })).not.toBeInTheDocument();
});

test('what differs from the VIN is kept until the visitor uses the VIN, and focus returns to it', async () => {
  await render(<Step start={{ vehicles: [{ year: 2025, make: 'Subaru', model: 'Outback' }] }} step={vehiclesStep} />);
  await vin.fill('4S4SLDB69T3023252');
  const use = page.getByRole('button', { name: 'Use it' });
  await expect.element(use).toHaveAccessibleDescription('From the VIN: 2026 Subaru Forester, SUV, gasoline.');
  expect(vehicle()).toMatchObject({ year: 2025, model: 'Outback' });
  await use.click();
  expect(vehicle()).toMatchObject({ year: 2026, make: 'Subaru', model: 'Forester' });
  await expect.element(vin).toHaveFocus();
});

test('Keep mine takes the offer away and changes nothing', async () => {
  await render(<Step start={{ vehicles: [{ year: 2025, make: 'Subaru', model: 'Outback' }] }} step={vehiclesStep} />);
  await vin.fill('4S4SLDB69T3023252');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(page.getByRole('button', { name: 'Use it' })).not.toBeInTheDocument();
  expect(vehicle()).toMatchObject({ year: 2025, model: 'Outback' });
});

test('a VIN nobody can read says nothing about the vehicle', async () => {
  await render(<Step start={{}} step={vehiclesStep} />);
  await vin.fill('JT2BG22K2W0123457');
  await make.fill('Toy');
  await expect.poll(offered, { timeout: 20_000 }).toContain('Toyota');
  await expect.element(page.getByText('From the VIN')).not.toBeInTheDocument();
});

test('makes are offered, then the models of the make and year; other text stays as typed', async () => {
  await render(<Step start={{ vehicles: [{ year: 2004, make: 'Subaru' }] }} step={vehiclesStep} />);
  await expect.poll(offered, { timeout: 20_000 }).toEqual(expect.arrayContaining(['Honda', 'Baja']));
  expect(offered()).not.toContain('Crosstrek');
  await make.fill('Home-built');
  await model.fill('Number one');
  expect(vehicle()).toMatchObject({ make: 'Home-built', model: 'Number one' });
});

const fold = page.getByText(/^More about this vehicle/);
const trim = page.getByLabelText(/^Trim/);

test('a vehicle shows what has to be answered, and the rest when asked for', async () => {
  await render(<Step start={{}} step={vehiclesStep} />);
  await expect.element(vin).toBeVisible();
  await expect.element(page.getByText('What is it mostly used for?')).toBeVisible();
  await expect.element(trim).not.toBeVisible();
  await fold.click();
  await trim.fill('XLE');
  expect(vehicle()).toMatchObject({ trim: 'XLE' });
  await expect.element(trim).toBeVisible();
});

test('a vehicle with such an answer shows them from the beginning', async () => {
  await render(<Step start={{ vehicles: [{ make: 'Subaru', trim: 'Sport' }] }} step={vehiclesStep} />);
  await expect.element(trim).toBeVisible();
});

test('communities of the postal code are offered in the address', async () => {
  await render(<Step start={{ postalCode: 'T0L 0T0' }} step={whereStep} />);
  await expect.element(page.getByRole('combobox', { name: 'City or town' })).toBeVisible();
  expect(offered()).toContain('Claresholm');
});
