import { expect, test } from 'vitest';
import { eventTypeSchema } from '#shared/events/schema.ts';
import { eventExamples } from './event-examples.ts';
import { eventPageSchema, eventSchema } from './events.ts';

test('there is a schema for each type of event, in the order of the list', () => {
  expect(eventSchema.options.map(({ shape }) => shape.type.value)).toEqual(eventTypeSchema.options);
});

test('each example is a valid event, with nothing beside what its type has', () => {
  for (const [type, example] of Object.entries(eventExamples.byType)) {
    expect(eventSchema.parse(example), type).toEqual(example);
    expect(example.type).toBe(type);
  }
  expect(eventPageSchema.parse(eventExamples.page)).toEqual(eventExamples.page);
});
