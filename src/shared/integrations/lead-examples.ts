/** A valid call of each address, for the document. */
const lead = {
  id: '01939a3c-5a00-7000-8000-000000000001',
  number: 'AB-2026-000123',
  externalId: 'NS-48213',
  line: 'general',
  status: 'received',
  receivedAt: '2026-11-26T16:05:00.000Z',
  updatedAt: '2026-11-26T16:05:00.000Z',
};

export const leadExamples = {
  lead,
  send: {
    request: {
      externalId: 'NS-48213',
      line: 'general',
      answers: { fullName: 'Ava Wong', email: 'ava@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' },
      consents: [
        { purpose: 'contact', version: 2, given: true, at: '2026-11-26T16:04:12.000Z' },
        { purpose: 'share', version: 2, given: true, at: '2026-11-26T16:04:14.000Z' },
      ],
      shown: {
        page: 'https://north-star.example/quote',
        address: '203.0.113.7',
        browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      },
      campaign: { source: 'newsletter', medium: 'email' },
    },
    answer: {
      ...lead,
      isNew: true,
      statusUrl: 'https://coverbridge.example/api/leads/01939a3c-5a00-7000-8000-000000000001',
      firstReplyBy: '2026-11-27T19:05:00.000Z',
      promise:
        'We aim to have a licensed broker accept your request by Friday, November 27 at 10:05 a.m. Alberta time and reply to you by Friday, November 27 at 1:05 p.m. Alberta time.',
    },
  },
};
