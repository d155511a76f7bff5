/** Fields of forms that are shared by the website and the portals. */
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateFields } from '#client/ui/date-fields.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { NumberInput } from '#client/ui/number-input.tsx';
import { dollars } from '#shared/platform/number-text.ts';

let kept: unknown;
afterEach(() => {
  kept = undefined;
});

function Dates({ withDay }: { withDay: boolean }) {
  const [value, setValue] = useState('2026-03-05');
  kept = value;
  return <DateFields id="birth" value={value} withDay={withDay} onChange={setValue} />;
}

function Amount() {
  const [value, setValue] = useState<unknown>(123_400);
  kept = value;
  return (
    <>
      <label htmlFor="premium">Premium</label>
      <NumberInput id="premium" value={value} format={dollars} prefix="$" onChange={setValue} />
    </>
  );
}

test('a date is a month by name, then day and year; an incomplete one keeps its parts', async () => {
  await render(<Dates withDay />);
  await expect.element(page.getByLabelText('Month')).toHaveValue('3');
  await page.getByLabelText('Month').selectOptions('November');
  await page.getByLabelText('Day').fill('07');
  expect(kept).toBe('2026-11-07');
  await page.getByLabelText('Year').fill('');
  await expect.element(page.getByLabelText('Day')).toHaveValue('07');
  await expect.element(page.getByLabelText('Month')).toHaveValue('11');
});

test('a number is left alone while it is typed, and tidied when the field is left', async () => {
  await render(<Amount />);
  const field = page.getByLabelText('Premium');
  await expect.element(field).toHaveValue('1,234');
  await expect.element(field).toHaveAccessibleDescription('$');
  await field.fill('12500.5');
  await expect.element(field).toHaveValue('12500.5');
  expect(kept).toBe(1_250_050);
  await userEvent.tab();
  await expect.element(field).toHaveValue('12,500.50');
});

test('text that is no number is kept as it was typed', async () => {
  await render(<Amount />);
  const field = page.getByLabelText('Premium');
  await field.fill('about 500');
  await userEvent.tab();
  await expect.element(field).toHaveValue('about 500');
  expect(kept).toBe('about 500');
});

test('the error summary is announced and links each error to its field', async () => {
  const issues = [
    { path: 'name', message: 'Enter a name' },
    { path: 'email', message: 'Enter an email address' },
  ];
  const screen = await render(<ErrorSummary issues={issues} idOf={(path) => `field-${path}`} />);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Check these fields');
  await expect
    .element(page.getByRole('link', { name: 'Enter an email address' }))
    .toHaveAttribute('href', '#field-email');
  await screen.rerender(<ErrorSummary issues={[]} idOf={(path) => path} />);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
