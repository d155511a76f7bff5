import { expect, test } from 'vitest';
import { newToken } from '#server/platform/crypto/tokens.ts';
import { dataExportPath } from '#shared/platform/paths.ts';
import { loggedPath } from './request-log.ts';

test('the logged path contains no token and no query', () => {
  const token = newToken();
  for (const url of [
    dataExportPath(token),
    `${dataExportPath(token)}?x=1`,
    dataExportPath(`%${token.charCodeAt(0).toString(16)}${token.slice(1)}`),
    `/portal/reset-password?token=${token}`,
    `/api/some/${token}/thing`,
  ])
    expect(loggedPath(url), url).not.toContain(token.slice(5));
  expect(loggedPath(dataExportPath(token))).toBe('/api/privacy/export/(token)');
  expect(loggedPath(`/api/some/${token}/thing`)).toBe('/api/some/(token)/thing');
});

test('ids and ordinary paths stay readable', () => {
  for (const path of [
    '/api/cases/0193a1b2-0000-7000-8000-000000000001/file.pdf',
    '/insurance/auto',
    '/assets/case-page-Bx1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.js',
    '/api/trpc/auth.session,notifications.list,account.secondFactor,account.profile',
  ])
    expect(loggedPath(path)).toBe(path);
  expect(loggedPath(`/${'a/'.repeat(500)}`)).toHaveLength(200);
});
