/** What the product comes with so that it can be looked at, and what must be gone before strangers come. */

/** The accounts of the demo, all with a password that stands in the README. */
export const demoUsernames = ['demo_client', 'demo_broker', 'demo_admin', 'demo_broker_life', 'demo_broker_north'];

/** It is published, so nobody may choose it in production. */
export const demoPassword = 'Prairie-2026';

/** The invented stories, as they are signed. */
export const sampleSignatures = [
  'Priya S.',
  'Dale M.',
  'Linh T.',
  'Marc B.',
  'Gurpreet K.',
  'Ashley W.',
  'Jordan P.',
  'Olena H.',
  'Trevor N.',
  'Ruth and Sam A.',
];

/** Secrets that stand in tests and examples, which everybody can read. */
export const publishedSecrets = ['for-tests-only', 'change-me', 'changeme', 'example', 'secret-secret'];
