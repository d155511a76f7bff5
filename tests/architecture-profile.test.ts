/** The site profile has one source, which changes while the server runs (docs/decisions/0112): nothing else reads the variables behind it. */
import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

const sources = sourceFiles('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('the variables of the profile are read in one place, and named where people are shown them', () => {
  expect(filesWith(/\b(SITE_(NAME|EMAIL|POSTAL_ADDRESS|SOCIAL)|PRIVACY_(OFFICER|EMAIL))\b/)).toEqual([
    'src/client/portals/admin/settings/site/profile-fields.tsx',
    'src/server/env.ts',
    'src/shared/operations/go-live/content-checks.ts',
    'src/shared/platform/site.ts',
  ]);
  // The development server renders pages without an API server to ask.
  expect(filesWith(/\bsiteProfileFromEnv\b/)).toEqual([
    'src/client/site/prerender.tsx',
    'src/server/env.ts',
    'src/shared/platform/site.ts',
  ]);
});

test('the profile of the environment is used only where it can’t be published, or as the beginning of what is published', () => {
  expect(filesWith(/\bconfiguredSite\b/)).toEqual([
    // Before anything was read from the database, and its address and time zone.
    'src/server/app/open-services.ts',
    'src/server/app/serve.ts',
    'src/server/app/work.ts',
    'src/server/env.ts',
    // Beginnings.
    'src/server/modules/integrations/sandbox/policy.ts',
    'src/server/modules/publishing/site/policy.ts',
    'src/server/modules/publishing/site/queries.ts',
    // The address and the time zone.
    'src/server/platform/auth/session.ts',
    'src/server/platform/jobs/jobs.ts',
    'src/server/platform/texts/transport.ts',
  ]);
});

test('no profile is kept at the start: what is made once takes a function that asks for it', () => {
  const kept = sources.filter(
    ({ path, text }) =>
      path.startsWith('src/server/app/') &&
      /\((services\.)?env\.site\)/.test(text.replaceAll(/localDay\([^)]*\)/g, '')),
  );
  expect(kept.map(({ path }) => path)).toEqual([]);
});
