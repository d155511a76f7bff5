/** The inputs of the go-live checklist: the environment, the accounts, and fingerprints of what a person has to review. */

import { createHash } from 'node:crypto';
import { isLocalSmtp } from '#server/env-exposure.ts';
import { currentStories } from '#server/modules/publishing/site/queries.ts';
import { currentProfile } from '#server/modules/settings/compensation/queries.ts';
import { findMissingProviders } from '#server/modules/settings/providers/queries.ts';
import { getSetting } from '#server/modules/settings/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import { overdueFacts, unconfirmedChanges } from '#shared/content/facts/registry.ts';
import { complaintsPage, privacyPolicy, termsOfService } from '#shared/content/legal/registry.ts';
import { BACKUP_DAYS, LOG_DAYS } from '#shared/data-classes/data-map.ts';
import { launchEntries } from '#shared/operations/go-live/checklist.ts';
import type { LaunchFacts } from '#shared/operations/go-live/facts.ts';
import type { LaunchList } from '#shared/operations/go-live/schema.ts';
import { acknowledgementsSetting } from '#shared/operations/go-live/schema.ts';
import { demoUsernames, publishedSecrets, sampleSignatures } from '#shared/platform/samples.ts';
import type { StatedProfile } from '#shared/platform/site.ts';
import { compensationSetting } from '#shared/settings/compensation.ts';

/** The checklist only asks whether there are two or more. */
const PEOPLE_MAX = 100;

/** Changes with every character of the content. */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/** Random bytes seldom repeat; typed text does. */
const DIFFERENT_BYTES_MIN = 12;

function isWeak({ sessionSecret, dataKey }: { sessionSecret: string; dataKey: Buffer }): boolean {
  const published = publishedSecrets.some((words) => sessionSecret.toLowerCase().includes(words));
  return published || new Set(sessionSecret).size < DIFFERENT_BYTES_MIN || new Set(dataKey).size < DIFFERENT_BYTES_MIN;
}

/** Mail goes to a remote server, and someone allowed it to go unencrypted. */
function isMailInClear({ production, smtpUrl, smtpRequireTls }: Services['env']): boolean {
  return production && !smtpRequireTls && !isLocalSmtp(smtpUrl);
}

async function findPeople({ db }: Services, today: string): Promise<LaunchFacts['people']> {
  const real = { disabledAt: null, usernameKey: { notIn: demoUsernames } };
  const licence = { licenceVerifiedAt: { not: null }, licenceExpiresOn: { gte: new Date(today) } };
  const [demo, administrators, brokers] = await Promise.all([
    db.user.findMany({
      where: { usernameKey: { in: demoUsernames }, disabledAt: null },
      select: { username: true },
      orderBy: { usernameKey: 'asc' },
    }),
    db.user.findMany({ where: { ...real, roleText: 'admin' }, take: PEOPLE_MAX, select: { id: true } }),
    db.user.findMany({
      where: { ...real, roleText: 'broker', brokerProfile: licence },
      take: PEOPLE_MAX,
      select: { id: true },
    }),
  ]);
  return {
    demo: demo.map(({ username }) => username),
    administrators: administrators.length,
    brokers: brokers.length,
  };
}

/** Fingerprints of what an acknowledgement would cover now. The profile counts toward the legal pages, which include it. */
function fingerprints(site: StatedProfile, stories: ReturnType<typeof currentStories>): LaunchFacts['fingerprints'] {
  const { name, email, postalAddress, region, privacyOfficer, privacyEmail, disclosure } = site;
  const profile = { name, email, postalAddress, region, privacyOfficer, privacyEmail, disclosure };
  return {
    legal: fingerprintOf([privacyPolicy, termsOfService, complaintsPage, profile]),
    testimonials: fingerprintOf(stories),
    backups: fingerprintOf(['daily, stored off-site, test-restored', BACKUP_DAYS, LOG_DAYS]),
  };
}

async function getFacts(services: Services): Promise<LaunchFacts> {
  const { env, now, forwardedRequests } = services;
  const today = localDay(now(), env.site);
  const [people, words, ownFolder] = await Promise.all([
    findPeople(services, today),
    getSetting(services, acknowledgementsSetting),
    services.documentFolder?.isOurs() ?? true,
  ]);
  const site = currentProfile(services);
  const stories = currentStories(services);
  return {
    compensation: services.settings.get(compensationSetting).choice,
    missingProviders: findMissingProviders(services),
    site,
    today,
    environment: {
      production: env.production,
      publicDemo: env.publicDemo,
      mail: env.smtpUrl !== '',
      mailInClear: isMailInClear(env),
      bucket: env.s3 !== null,
      foreignFolder: !ownFolder,
      textsFrom: env.texts && (env.texts.to === 'provider' ? env.texts.from : 'files in the data folder'),
      scanner: env.clamd !== null,
      assistant: env.openai && { provider: env.openai.provider, inCanada: env.openai.inCanada },
      secondFactor: env.requireSecondFactor,
      oldKey: env.dataKeyOld !== null,
      weakSecrets: isWeak(env),
      rateLimitScale: env.rateLimitScale,
      trustProxy: env.trustProxy,
      ...forwardedRequests.counts(),
    },
    people,
    content: {
      overdueFacts: overdueFacts(today),
      unconfirmedChanges: unconfirmedChanges(today),
      samples: stories.map(({ name }) => name).filter((name) => sampleSignatures.includes(name)),
      stories: stories.length,
    },
    fingerprints: fingerprints(site, stories),
    words: words.value.items,
  };
}

/** Everything still to do before real visitors may use this server, worst first. */
export async function getLaunchList(services: Services): Promise<LaunchList> {
  const entries = launchEntries(await getFacts(services));
  return {
    entries,
    red: entries.filter(({ state }) => state === 'red').length,
    amber: entries.filter(({ state }) => state === 'amber').length,
    at: services.now().toISOString(),
  };
}

/** The warning a production server logs at startup while any entry is red; null when none is. */
export async function findLaunchWarning(services: Services): Promise<string | null> {
  const { entries, red } = await getLaunchList(services);
  if (red === 0) return null;
  const titles = entries.filter(({ state }) => state === 'red').map(({ title }) => title);
  return `Not ready for visitors: ${titles.join('; ')}. See the launch checklist in the admin area.`;
}

/** What `/healthz` reports while everything runs: changes of the law that a person has to confirm. */
export function findAttention({ env, now }: Services): string[] {
  return unconfirmedChanges(localDay(now(), env.site)).map(
    ({ id, validFrom }) => `fact_changes: ${id} from ${validFrom}`,
  );
}
