/**
 * The demo's business: twelve months of requests made by the generator of demand, and the stories of the people one can sign in as.
 * Everything happens through the product's own commands, with dates relative to now.
 */
import type { Env } from '#server/env.ts';
import { chainAudit } from '#server/modules/audit/chain/commands.ts';
import { fillDailyCounts } from '#server/modules/cases/metrics/commands.ts';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { countIntake } from '#server/modules/quote-requests/funnel/commands.ts';
import { moments, someRequest } from '../simulation/demand.ts';
import { planRequest, usualHabits } from '../simulation/habits.ts';
import { createRandom } from '../simulation/random.ts';
import type { Asked } from '../simulation/request.ts';
import { openSimulation } from '../simulation/simulation.ts';
import { planLeaver, someSet, someVisit } from '../simulation/visits.ts';
import { articles } from './articles.ts';
import * as queue from './broker-queue.ts';
import { findCast } from './cast.ts';
import * as client from './client-requests.ts';
import * as desk from './desk.ts';
import * as integrations from './integrations.ts';
import { createScene, type Scene } from './scene.ts';
import { ownerSettings } from './settings.ts';

const DAY_MS = 86_400_000;
const SEED = 2026;
const A_YEAR = 30;
/** People who start a request and leave; more of them lately, because the overview opens with the last month. */
const LEAVERS_A_YEAR = 60;
const LEAVERS_LATELY = 240;
/** The past ends here, so that the queue holds what the stories put into it. */
const PAST_ENDS_DAYS = 14;

/** With one broker for most lines, a declined request would wait for an administrator for ever. */
const pastHabits = { ...usualHabits, decline: 0, ignore: 0 };

const stories: readonly ((scene: Scene) => void)[] = [
  client.boundCar,
  client.acceptedMotorcycle,
  client.quotedHouse,
  client.waitingBakery,
  client.offeredTrip,
  queue.offers,
  queue.firstReplies,
  queue.answers,
  queue.waiting,
  queue.later,
  queue.daysOff,
  queue.withdrawn,
  queue.unassigned,
  desk.contactMessages,
  desk.subscribers,
  desk.pageFeedback,
  desk.chatFeedback,
  desk.privacyRequest,
  desk.invitation,
  integrations.brokerKey,
  integrations.partner,
  integrations.webhook,
  ownerSettings,
  articles,
  desk.catchUp,
];

/** Fills a database that has the demo's people and no requests (`hasRequests`). @param end what counts as now */
export async function seedBusiness(env: Env, end = new Date()): Promise<void> {
  const begin = new Date(end.getTime() - 365 * DAY_MS);
  const simulation = await openSimulation(env, begin);
  const { services, runUntil } = simulation;
  try {
    // By the database's own clock, which dates the emails.
    const [{ startedAt }] = await services.db.$queryRaw<[{ startedAt: Date }]>`SELECT now() AS "startedAt"`;
    const cast = await findCast(services);
    const random = createRandom(SEED);
    const past = moments(begin, new Date(end.getTime() - PAST_ENDS_DAYS * DAY_MS), A_YEAR, random);
    // Chance of their own, so that the stories stay as they are.
    const visits = createRandom(SEED + 1);
    const visiting = (asked: Asked) => ({ ...asked, ...someVisit(asked.line, someSet(asked.line, visits), visits) });
    for (const at of past) planRequest(simulation, at, visiting(someRequest(random)), cast.brokers, random, pastHabits);
    const lately = new Date(end.getTime() - 30 * DAY_MS);
    const leaving = [...moments(begin, end, LEAVERS_A_YEAR, visits), ...moments(lately, end, LEAVERS_LATELY, visits)];
    for (const at of leaving) {
      const asked = someRequest(visits);
      planLeaver(simulation, at, { ...asked, set: someSet(asked.line, visits) }, visits);
    }
    const scene = createScene(simulation, cast, { random, visits }, end);
    for (const story of stories) story(scene);
    await runUntil(end);
    // Nobody reads the emails of made-up people, and the real server must not send them. Emails from before stay.
    await services.db.outboxMail.deleteMany({ where: { createdAt: { gte: startedAt } } });
    await services.db.digestItem.deleteMany({ where: { createdAt: { gte: startedAt } } });
    await fillDailyCounts(services);
    // As the job did every day of the year; then the nightly run removed the drafts.
    await countIntake(services, 366);
    await services.db.quoteDraft.deleteMany({ where: { expiresAt: { lt: end } } });
    await chainConsents(services);
    await chainAudit(services);
  } finally {
    await simulation.close();
  }
}
