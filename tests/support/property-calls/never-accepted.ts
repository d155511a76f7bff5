/** Operations that no property-made call succeeds at, each with the reason. */
export const neverAccepted: Readonly<Record<string, string>> = {
  'GET /api/admin/privacy/{requestId}/data.zip': 'Needs a request that was handled: tests/api/privacy-desk.test.ts.',
  'GET /api/cases/{caseId}/dates.ics': 'Needs a policy with dates: tests/api/after-sending.test.ts.',
  'GET /api/privacy/export/{token}': 'Needs a link that was just sent, and works once: tests/api/privacy.test.ts.',
  'POST /api/ai-chat/feedback': 'Needs the id of an answer that was just given: tests/api/answer-feedback.test.ts.',
  'POST /api/read-paper':
    'Reading a real policy takes a second, which 100 calls would multiply: tests/api/reading.test.ts.',
};
