import { expect, test } from 'vitest';
import { listState } from '#client/modules/queue/list-state.ts';
import { wayBack } from './way-back.ts';

test.each([
  { list: '', to: '/broker', label: 'Your queue' },
  { list: 'list=firm', to: '/broker?list=firm', label: 'My firm' },
  { list: 'list=unassigned', to: '/broker?list=unassigned', label: 'Unassigned' },
  { list: 'group=breached', to: '/broker?group=breached', label: 'Late' },
  { list: 'q=stone', to: '/broker?q=stone', label: 'Search: stone' },
  { list: 'priority=high', to: '/broker?priority=high', label: 'Filtered list' },
])('the way back to the list “$list” says where it leads', ({ list, to, label }) => {
  expect(wayBack(listState(list))).toEqual({ to, label });
});

test('a request that was opened by a link leads to the queue', () => {
  expect(wayBack(null)).toEqual({ to: '/broker', label: 'Your queue' });
});
