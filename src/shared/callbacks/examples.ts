/** A scheduled call, in the examples of the API's document. */
import { EXAMPLE_CASE_ID } from '#shared/cases/examples.ts';
import { type Callback, callbackCalendarPath, type FreeTime } from './schema.ts';

const id = '0194a3c0-0000-7000-8000-000000000008';

export const callbackExample: Callback = {
  id,
  caseId: EXAMPLE_CASE_ID,
  startsAt: '2026-12-01T21:30:00.000Z',
  endsAt: '2026-12-01T22:00:00.000Z',
  day: '2026-12-01',
  time: '14:30',
  minutes: 30,
  words: 'Tuesday, December 1 at 2:30 p.m. Alberta time',
  about: 'The two options',
  status: 'planned',
  createdByName: 'Sue Martin',
  version: 1,
  calendarPath: callbackCalendarPath(EXAMPLE_CASE_ID, id),
  begun: false,
  warnings: [],
};

export const freeTimeExample: FreeTime = {
  day: '2026-12-01',
  time: '14:30',
  startsAt: '2026-12-01T21:30:00.000Z',
  words: 'Tuesday, December 1 at 2:30 p.m. Alberta time',
};
