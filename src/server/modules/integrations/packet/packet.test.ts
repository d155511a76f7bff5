/** Whatever was answered to a sensitive question, nothing of it is in a packet. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codedParts } from '#server/modules/cases/answers/view.ts';
import { packetSchema } from '#shared/integrations/packet.ts';
import { packetExample } from '#shared/integrations/packet-example.ts';
import { lineIds } from '#shared/lines/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { splitBySensitivity } from '#shared/lines/sensitivity.ts';
import { findPlanted, plantAnswers } from '../../../../../tests/support/planted.ts';
import { adapters } from './adapters/registry.ts';
import type { PacketFacts } from './queries.ts';
import { packetOf } from './view.ts';

const TODAY = '2026-11-26';
const contact = { fullName: 'Morgan Example', email: 'morgan@example.com', phone: '403-555-0199', language: 'en' };
const site = { legalNotice: 'Not a broker.', timeZone: 'America/Edmonton', url: 'https://coverbridge.example' };
const sight = { person: true, includeSensitive: false };

const row = {
  ...{
    id: packetExample.case.id,
    serial: 1,
    title: 'A request',
    status: 'active',
    stage: 'market',
    priority: 'normal',
  },
  ...{ contactName: 'Morgan Example', contactEmail: contact.email, contactPhone: contact.phone, language: 'en' },
  ...{ postalCode: 'T2P 1J9', source: 'quote', externalReference: null, createdAt: new Date(TODAY), closedAt: null },
  ...{ boundInsurer: null, policyNumber: null, policyEffectiveOn: null, policyExpiresOn: null, broker: null },
  state: { eventSeq: 0 },
};
const nothing = { participants: [], options: [], documents: [], requests: [], events: [], consents: [] };

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isPublished = ajv.compile(z.toJSONSchema(packetSchema, { io: 'output' }));

function written(line: (typeof lineIds)[number], answers: Record<string, unknown>): string[] {
  const definition = quoteDefinitions[line];
  const facts = {
    ...nothing,
    row: { ...row, type: line },
    answers: { version: definition.version, set: 'full', ...codedParts(definition, answers, sight) },
  } as unknown as PacketFacts;
  const packet = packetOf(facts, { site: site as never, by: 'Sue Martin', at: new Date(TODAY) });
  expect(isPublished(packet), JSON.stringify(isPublished.errors)).toBe(true);
  return Object.values(adapters).map((adapter) => Buffer.from(adapter.write(packet)).toString('utf8'));
}

const variants = fc.integer({ min: 0, max: 5_000 });

describe.each(lineIds)('%s', (line) => {
  const planted = (variant: number) =>
    plantAnswers(quoteDefinitions[line], variant, { ...contact, postalCode: 'T2P 1J9' }, TODAY);

  test('nothing planted in sensitive answers is in any form of it, even if they are read by mistake', () => {
    let count = 0;
    fc.assert(
      fc.property(variants, (variant) => {
        const { answers, needles } = planted(variant);
        count += needles.size;
        const { open } = splitBySensitivity(quoteDefinitions[line], answers);
        for (const given of [open, answers])
          for (const text of written(line, given)) {
            expect(text).toContain(contact.email);
            expect(findPlanted(text, needles)).toEqual([]);
          }
      }),
      { numRuns: 15 },
    );
    expect(count).toBeGreaterThan(0);
  });
});

test('a table names every field by its path, with what it is', () => {
  const text = Buffer.from(adapters.csv.write(packetExample)).toString('utf8');
  for (const path of [
    'schemaVersion',
    'case.broker.firm',
    'options.0.coverages.0.limitCents',
    'documents.0.versions.0.sha256',
  ])
    expect(text).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')},,.+`, 'm'));
  expect(text).toContain(
    'risk.answers.vehicles.0.yearlyKm,AB.auto.vehicles.yearlyKm,How far is it driven each year? (km),15000',
  );
  expect(text).toContain(
    'risk.answers.vehicles.0.yearlyKm.words,AB.auto.vehicles.yearlyKm,How far is it driven each year?,"15,000 km"',
  );
});
