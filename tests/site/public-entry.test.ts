/** What a visitor's browser fetches automatically on a public page, checked against its budget. Reads the output of `npm run build`. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = path.resolve(import.meta.dirname, '../../dist/client');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Fetched only when a visitor approaches a form, has chosen a line or wants to chat. */
const ON_APPROACH = [
  'src/client/site/chat/mount-panel.tsx',
  'src/client/site/demos/chatbot-conversation.tsx',
  'src/client/modules/consents/check-certificate.ts',
  'src/client/modules/contact-messages/send-contact.ts',
  'src/client/modules/newsletter/subscribe.ts',
  'src/client/modules/quote-requests/quote-wizard.tsx',
  'src/client/modules/quote-requests/continuing/continue-page.tsx',
];

/** A line's questions come with the wizard. */
const isOnApproach = (key: string) =>
  ON_APPROACH.includes(key) || /^src\/shared\/lines\/[\w-]+\/questions\.ts$/.test(key);

function fetched(keys: string[], { follow }: { follow: boolean }, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || (follow && isOnApproach(key))) continue;
    seen.add(key);
    fetched([...(chunk.imports ?? []), ...(follow ? (chunk.dynamicImports ?? []) : [])], { follow }, seen);
  }
  return seen;
}

const source = (key: string) => readFileSync(path.join(dist, manifest[key]?.file ?? ''), 'utf8');
const brotliSize = (key: string) => statSync(path.join(dist, `${manifest[key]?.file}.br`)).size;

/** Strings that survive minification in each of the libraries. */
const marks = {
  zod: /invalid_type/,
  tRPC: /TRPCClientError/,
  superjson: /Trying to register undeclared|referentialEq/,
};

const publicEntry = fetched(['src/client/site/entry.ts'], { follow: true });

test('the public entry and its islands weigh at most 110 KB brotli', () => {
  const bytes = [...publicEntry].reduce((sum, key) => sum + brotliSize(key), 0);
  expect(bytes).toBeLessThan(110_000);
});

test.each(Object.entries(marks))('the public entry is free of %s', (_, mark) => {
  for (const key of publicEntry) expect(source(key), manifest[key]?.file).not.toMatch(mark);
});

test.each(Object.entries(marks))('the mark of %s is found where the library is used', (_, mark) => {
  const form = [...fetched(['src/client/modules/contact-messages/send-contact.ts'], { follow: false })];
  expect(form.some((key) => mark.test(source(key)))).toBe(true);
});

test('facts about vehicles are fetched apart from the wizard, each file in at most 30 KB brotli', () => {
  const facts = Object.keys(manifest).filter((key) => key.startsWith('src/shared/lines/generated/vehicles/'));
  expect(facts.length).toBeGreaterThan(10);
  const wizard = fetched(['src/client/modules/quote-requests/quote-wizard.tsx'], { follow: false });
  for (const key of facts) {
    expect([...wizard, ...publicEntry], key).not.toContain(key);
    expect(brotliSize(key), key).toBeLessThan(30_000);
  }
});
