/**
 * The page to which a tool's link leads.
 * @module-tag long
 */
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BrokerNewKeyPage } from '#client/portals/broker/pages/new-key-page.tsx';
import { created, SECRET } from '../../support/browser/keys.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const pages = (
  <Routes>
    <Route path="/broker/keys/new" element={<BrokerNewKeyPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);
const secondFactor = { enabledAt: null, recoveryCodesLeft: 0, required: false };
const asked = {
  name: 'Rating <b>Tool</b>',
  scopes: 'cases:read,documents:read',
  return: 'https://tool.example/keys?id=7',
};

function open(query: Record<string, string>, as?: { role: 'broker' }) {
  return renderInPortal(pages, {
    ...(as && { as }),
    at: `/broker/keys/new?${new URLSearchParams(query)}`,
    answers: {
      account: { secondFactor },
      keys: { list: { keys: [], testKeys: false }, create: created({ name: asked.name }) },
    },
  });
}

test('says which tool asks for what, in words; only that can be allowed, and less', async () => {
  const { calls } = await open(asked, { role: 'broker' });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('“Rating <b>Tool</b>” asks for an API key');
  await expect.element(page.getByText(/^We haven’t checked this tool/)).toBeVisible();
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('Open documents');
  await expect.element(page.getByRole('checkbox')).toHaveLength(2);
  await page.getByRole('checkbox', { name: /^Open documents/ }).click();
  await page.getByLabelText('Your password').fill('Prairie-2026');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect.element(page.getByLabelText('API key', { exact: true })).toHaveValue(SECRET);
  const sent = calls.find(({ procedure }) => procedure === 'keys.create')?.input;
  expect(sent).toMatchObject({ name: asked.name, scopes: ['cases:read'] });
});

test('leads back to the tool by a link that never has the key', async () => {
  await open(asked, { role: 'broker' });
  await page.getByLabelText('Your password').fill('Prairie-2026');
  await page.getByRole('button', { name: 'Create key' }).click();
  const back = page.getByRole('link', { name: /^Go back to tool\.example/ });
  await expect.element(back).toHaveAttribute('href', asked.return);
  await expect.element(back).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your key is ready' })).toBeVisible();
  await expect.element(back).toHaveAttribute('href', asked.return);
  expect(document.body.innerHTML).not.toContain(SECRET);
});

test('a link that asks for what isn’t there is refused with a sentence and without a form', async () => {
  await open({ ...asked, scopes: 'cases:read everything' }, { role: 'broker' });
  await expect.element(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
  await expect
    .element(page.getByText('This link asks for something that doesn’t exist here: “everything”.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Your password')).not.toBeInTheDocument();
});
