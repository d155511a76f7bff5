/** A jump to a case while typing: asked seldom, answered with the matches marked. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FoundReasons } from '#client/modules/queue/found-reasons.tsx';
import { MarkedText } from '#client/modules/queue/marked-text.tsx';
import { useFindCases } from '#client/modules/queue/use-find-cases.ts';
import type { FindInput, FoundSet } from '#shared/queue/schema.ts';
import { worklistRow } from '../../support/browser/cases.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const asked: string[] = [];

function found({ q }: FindInput): FoundSet {
  asked.push(q);
  const row = worklistRow({
    clientName: 'Avery Stone',
    found: [
      {
        where: 'name',
        pieces: [
          { text: 'Avery', hit: true },
          { text: ' Stone', hit: false },
        ],
      },
      {
        where: 'policy',
        pieces: [
          { text: 'CB-12', hit: true },
          { text: '345', hit: false },
        ],
      },
    ],
  });
  return { cases: [row], clients: [], more: false };
}

function Jump() {
  const [typed, setTyped] = useState('');
  const { cases } = useFindCases(typed);
  return (
    <>
      <input aria-label="Jump" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <ul>
        {cases.map((row) => (
          <li key={row.id}>
            <MarkedText found={row.found} where="name" text={row.clientName ?? ''} />
            <FoundReasons found={row.found} />
          </li>
        ))}
      </ul>
    </>
  );
}

test('asks after a pause, not for a single letter, and shows why a case was found', async () => {
  await renderInPortal(<Jump />, { as: { role: 'broker' }, at: '/broker', answers: { worklist: { find: found } } });
  const jump = page.getByLabelText('Jump');
  await userEvent.fill(jump, 'a');
  await userEvent.fill(jump, 'avery cb-12');
  const item = page.getByRole('listitem');
  await expect.element(item).toHaveTextContent('Avery StonePolicy number: CB-12345');
  expect([...item.element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Avery', 'CB-12']);
  expect(asked).toEqual(['avery cb-12']);
  await userEvent.fill(jump, '');
  await expect.element(item).not.toBeInTheDocument();
});
