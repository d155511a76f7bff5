/** A packet, for the examples of the API’s document: short, and with an entry in every list. */
import { caseSummaryExample, EXAMPLE_CASE_ID } from '#shared/cases/examples.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { PACKET_VERSION, type Packet } from './packet.ts';

const VERSION_ID = '0194a3c0-0000-7000-8000-000000000003';

export const packetExample: Packet = {
  schemaVersion: PACKET_VERSION,
  madeAt: '2026-11-26T18:00:00.000Z',
  madeFor: 'Sue Martin',
  notice: defaultSiteProfile.legalNotice,
  case: {
    id: EXAMPLE_CASE_ID,
    number: caseSummaryExample.number,
    externalReference: caseSummaryExample.externalReference,
    title: caseSummaryExample.title,
    status: 'quoted',
    stage: 'market',
    priority: 'normal',
    source: 'quote',
    createdAt: caseSummaryExample.createdAt,
    closedAt: null,
    broker: { name: 'Sue Martin', firm: 'Bow River Insurance Brokers', licenceNumber: 'AB-104233' },
    bound: null,
  },
  contact: {
    name: 'Ava Wong',
    email: 'ava@example.com',
    phone: '403-555-0142',
    language: 'en',
    postalCode: 'T2P 1J9',
    answers: [
      {
        code: 'AB.auto.preferredContact',
        path: 'preferredContact',
        section: 'How to reach you',
        label: 'How should your broker contact you?',
        value: 'email',
        unit: null,
        words: 'By email',
      },
    ],
    participants: [{ name: 'Ben Wong', role: 'co_applicant' }],
  },
  risk: {
    line: 'auto',
    jurisdiction: 'AB',
    questionnaireVersion: 3,
    questionSet: 'full',
    answers: [
      {
        code: 'AB.auto.vehicles.yearlyKm',
        path: 'vehicles.0.yearlyKm',
        section: 'Vehicle 1',
        label: 'How far is it driven each year?',
        value: 15_000,
        unit: 'km',
        words: '15,000 km',
      },
    ],
  },
  coverages: [
    {
      code: 'AB.auto.liability',
      path: 'liability',
      section: 'The coverage you want',
      label: 'How much liability would you like?',
      value: '2000000',
      unit: null,
      words: '$2,000,000',
    },
  ],
  options: [
    {
      id: '0194a3c0-0000-7000-8000-000000000002',
      round: 1,
      status: 'open',
      insurer: 'Prairie Mutual',
      premiumCents: 168_400,
      term: 'annual',
      coverages: [
        {
          code: 'third-party-liability',
          name: 'Third-party liability',
          limitCents: 200_000_000,
          deductibleCents: null,
          note: null,
        },
      ],
      exclusions: null,
      note: null,
      validUntil: '2026-12-15',
      publishedAt: '2026-11-25T21:00:00.000Z',
    },
  ],
  documents: [
    {
      id: '0194a3c0-0000-7000-8000-000000000004',
      title: 'Current policy',
      category: 'policy',
      staffOnly: false,
      uploadedBy: 'Ava Wong',
      deletedAt: null,
      versions: [
        {
          id: VERSION_ID,
          number: 1,
          fileName: 'policy.pdf',
          mediaType: 'application/pdf',
          size: 48_213,
          sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
          scanState: 'clean',
          createdAt: '2026-11-24T17:30:00.000Z',
          contentUrl: `https://coverbridge.example/api/documents/${VERSION_ID}/content`,
        },
      ],
    },
  ],
  documentRequests: [
    {
      id: '0194a3c0-0000-7000-8000-000000000005',
      title: 'Your current policy',
      category: 'policy',
      status: 'submitted',
      dueOn: '2026-12-01',
    },
  ],
  consents: [
    {
      seq: 512,
      purpose: 'contact',
      version: 2,
      given: true,
      wordsSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      recordSha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
      at: '2026-11-23T20:00:00.000Z',
      channel: 'web-form',
      recordedBy: null,
    },
  ],
  timeline: [
    {
      seq: 1,
      type: 'submitted',
      words: 'Request received',
      actorName: 'Ava Wong',
      actorRole: 'client',
      staffOnly: false,
      at: '2026-11-23T20:00:00.000Z',
    },
  ],
  earlierEvents: 0,
  omitted: [
    {
      code: 'AB.auto.vehicles.vin',
      label: 'VIN',
      why: 'Claims, convictions, finances or what identifies a vehicle. Authorized people read it in the portal, where viewing is logged.',
    },
  ],
};
