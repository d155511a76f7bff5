/** How brokers and clients usually go on: what the demo's past, what-if questions and fairness runs have in common. */
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { ask, type CaseStory } from './case-story.ts';
import type { Random } from './random.ts';
import type { Asked } from './request.ts';
import type { Simulation } from './simulation.ts';
import { optionsFor, policyFor, replies } from './words.ts';

const DAY_MINUTES = 480;

/** Habits of people, as chances from 0 to 1 and ranges of business minutes. */
export interface Habits {
  decline: number;
  /** The offer expires without an answer. */
  ignore: number;
  acceptMinutes: [from: number, to: number];
  replyMinutes: [from: number, to: number];
  optionsMinutes: [from: number, to: number];
  chooseMinutes: [from: number, to: number];
  /** Of those who got options. */
  bound: number;
}

export const usualHabits: Habits = {
  decline: 0.06,
  ignore: 0.03,
  acceptMinutes: [10, 130],
  replyMinutes: [15, 220],
  optionsMinutes: [DAY_MINUTES, 4 * DAY_MINUTES],
  chooseMinutes: [DAY_MINUTES, 4 * DAY_MINUTES],
  bound: 0.6,
};

/** Lets somebody ask, and everyone react as they usually do. What would happen after the end of the simulation does not. */
export function planRequest(
  simulation: Simulation,
  at: Date,
  asked: Asked,
  brokers: ReadonlyMap<string, Viewer>,
  random: Random,
  habits: Habits = usualHabits,
): void {
  const { services, plan } = simulation;
  const after = ([from, to]: [number, number]) =>
    addBusinessMinutes(services.now(), random.int(from, to), calendarOf(services));

  async function answerOffer(story: CaseStory): Promise<void> {
    const broker = brokers.get((await story.offeredTo()) ?? '');
    if (!broker) return;
    const mood = random.next();
    if (mood < habits.ignore) return;
    plan(after(habits.acceptMinutes), async () => {
      if ((await story.offeredTo()) !== broker.id) return;
      if (mood < habits.ignore + habits.decline) {
        await story.decline(broker, 'no_capacity');
        plan(services.now(), () => answerOffer(story));
        return;
      }
      await story.accept(broker);
      plan(after(habits.replyMinutes), () => work(story));
    });
  }

  async function work(story: CaseStory): Promise<void> {
    await story.reply(random.pick(replies.first));
    plan(after(habits.optionsMinutes), async () => {
      const today = localDay(services.now(), services.env.site);
      await story.publish(optionsFor(asked.line, today, random), random.pick(replies.options));
      plan(after(habits.chooseMinutes), () => decide(story));
    });
  }

  async function decide(story: CaseStory): Promise<void> {
    if (random.next() > habits.bound) {
      await story.close(random.weighted({ chose_another: 5, no_answer: 4, no_longer_needed: 2 }));
      return;
    }
    await story.chooseOption(0);
    plan(after([60, DAY_MINUTES]), () => story.bind(policyFor(localDay(services.now(), services.env.site), random)));
  }

  plan(at, async () => {
    const story = await ask(services, asked, random);
    // Behind the search for a broker, which is due at the same moment.
    plan(services.now(), () => answerOffer(story));
  });
}
