/**
 * The pages around the forms: login and registration of clients, and the login of brokers.
 * @module-tag long
 */
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BrokerLoginPage } from '#client/portals/broker/pages/login-page.tsx';
import { ClientAccessPage } from '#client/portals/client/pages/access-page.tsx';
import type { Role } from '#shared/platform/permissions.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const TOKEN = 'a-token-of-twenty-letters-or-more';
const pages = (
  <Routes>
    <Route path="/portal/login" element={<ClientAccessPage />} />
    <Route path="/portal/register" element={<ClientAccessPage />} />
    <Route path="/broker/login" element={<BrokerLoginPage />} />
    <Route path="*" element={<h1>Inside</h1>} />
  </Routes>
);
const known = { fullName: 'Ava Example', email: 'ava@example.com', phone: '403 555 0142', caseId: user.id };

afterEach(() => page.viewport(1440, 900));

test('login and registration are two tabs, each with its own address', async () => {
  const { address } = await renderInPortal(pages, { at: '/portal/login?next=%2Fportal%2Faccount' });
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect.poll(address).toBe('/portal/register?next=%2Fportal%2Faccount');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('who is signed in already goes on to the page they wanted', async () => {
  const at = '/portal/register?next=%2Fportal%2Faccount';
  const { address } = await renderInPortal(pages, { as: {}, at });
  await expect.element(page.getByRole('heading', { name: 'Inside' })).toBeVisible();
  await expect.poll(address).toBe('/portal/account');
});

test('the link of a receipt fills in what is known', async () => {
  await renderInPortal(pages, {
    at: `/portal/register?invitation=${TOKEN}`,
    answers: { auth: { invitation: known } },
  });
  await expect.element(page.getByText('Your request is waiting')).toBeVisible();
  await expect.element(page.getByLabelText('Full Name')).toHaveValue('Ava Example');
  await expect.element(page.getByLabelText('Email')).toHaveValue('ava@example.com');
});

test('a receipt’s link that was used says so, and leads to the login', async () => {
  const { address } = await renderInPortal(pages, {
    at: `/portal/register?invitation=${TOKEN}`,
    answers: { auth: { invitation: new Refusal('NOT_FOUND', 'Unknown') } },
  });
  await expect.element(page.getByText(/^This link has already been used/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(address).toMatch(/^\/portal\/login/);
});

test.for([
  ['broker', 0, null],
  ['admin', 0, 'You are an administrator and have broker access.'],
  ['client', 1, null],
] as const)(
  'the login of brokers signs in every role (%s), with %i warnings in the console',
  async ([role, warnings, note]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { address } = await renderInPortal(pages, {
      at: '/broker/login',
      answers: { auth: { login: { ...user, role: role satisfies Role } } },
    });
    await page.getByLabelText('Username').fill('ava_example');
    await page.getByLabelText('Password').fill('Prairie-2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Inside' })).toBeVisible();
    await expect.poll(address).toBe('/broker');
    expect(warn.mock.calls.filter(([words]) => String(words).includes('no broker access'))).toHaveLength(warnings);
    if (!note) return;
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect.element(page.getByText(note)).toBeVisible();
  },
);

test('on a phone the registration fits the screen', async () => {
  await page.viewport(390, 844);
  await renderInPortal(pages, { at: '/portal/register' });
  await expect.element(page.getByRole('button', { name: 'Create Account' })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a field with an error keeps its focus ring', async () => {
  await renderInPortal(pages, { at: '/portal/login' });
  await page.getByRole('button', { name: 'Login' }).click();
  const field = page.getByRole('textbox', { name: 'Username' });
  await expect.element(field).toBeInvalid();
  await userEvent.keyboard('{Shift}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
});
