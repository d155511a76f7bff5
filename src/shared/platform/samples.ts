/** The sample data the product ships with for demonstration, which must be gone before it goes public. */

/** The demo accounts, all with a password that is in the README. */
export const demoUsernames = [
  ...['demo_client', 'demo_broker', 'demo_admin', 'demo_broker_life', 'demo_broker_north'],
  ...['demo_manager', 'demo_assistant'],
];

/** It is published, so nobody may choose it in production. */
export const demoPassword = 'Prairie-2026';

/** The signatures of the invented stories. */
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

/** Secrets that appear in tests and examples, which anyone can read. */
export const publishedSecrets = ['for-tests-only', 'change-me', 'changeme', 'example', 'secret-secret'];
