// @module-tag long
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PacketDialog } from '#client/modules/case-views/file/packet-dialog.tsx';
import { casePacketPath } from '#shared/case-views/case-file.ts';
import { caseDetail } from '../../support/browser/cases.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const broker = { as: { role: 'broker', fullName: 'Bailey Broker' }, at: '/broker' } as const;
const row = caseDetail();
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the addresses of files answer; everything else goes to the test's network. */
function answering(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (target: RequestInfo | URL) => {
    asked.push(String(target));
    return answer();
  });
  return asked;
}

test.for([
  ['JSON', 'json'],
  ['CSV', 'csv'],
] as const)('a broker downloads the request as %s under its number, and the dialog closes', async ([label, format]) => {
  const asked = answering(() => new Response('{}'));
  const onClose = vi.fn();
  await renderInPortal(<PacketDialog row={row} onClose={onClose} />, broker);
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Sensitive answers are left out');
  await page.getByRole('radio', { name: label }).click();
  await page.getByRole('button', { name: `Download ${label}` }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([casePacketPath(row.id, format)]);
  expect(saved).toEqual([`packet-${row.number}.${format}`]);
});

test('a refusal is shown in the dialog, and nothing is saved', async () => {
  const message = 'Too many requests. Try again in a minute.';
  answering(() => Response.json({ message }, { status: 429 }));
  const onClose = vi.fn();
  await renderInPortal(<PacketDialog row={row} onClose={onClose} />, broker);
  await page.getByRole('button', { name: 'Download JSON' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect([saved, onClose.mock.calls]).toEqual([[], []]);
});
