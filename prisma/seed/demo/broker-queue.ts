/** What the demo's broker finds in the morning: something in every group of the queue. */
import { setHours } from '#server/modules/brokers/working-hours/commands.ts';
import { nextOpening } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { ask, type CaseStory } from '../simulation/case-story.ts';
import { somebody } from '../simulation/demand.ts';
import type { Asked, Asker } from '../simulation/request.ts';
import { someVisit } from '../simulation/visits.ts';
import { addDays, optionsFor } from '../simulation/words.ts';
import type { Scene } from './scene.ts';

type Wish = Pick<Asked, 'line' | 'answers' | 'set'>;

const car = (year: number, make: string, model: string): Wish => ({
  line: 'auto',
  answers: { postalCode: 'T3A 2B4', vehicles: [{ year, make, model, ownership: 'owned' }] },
});
const home = (homeKind: string, more: object = {}): Wish => ({
  line: 'home',
  answers: { postalCode: 'T3A 2B4', homeKind, ...more },
});
const business = (industry: string): Wish => ({
  line: 'business',
  answers: { postalCode: 'T2P 1J9', industry, inAlberta: 'all' },
});

const FIRST = 'Thanks for your request. I’ll compare insurers and send you options this week.';

/** Two offers with their clocks running: one fresh, one about to expire. */
export function offers(scene: Scene): void {
  asked(scene, 0.06, car(2022, 'Toyota', 'RAV4'));
  asked(scene, 0.4, { ...home('condo'), set: 'short' });
}

/** First replies that are due: one overdue, one within the hour, one later today. */
export function firstReplies(scene: Scene): void {
  const { on } = scene;
  asked(scene, 0.9, car(2020, 'Ford', 'F-150'), (story) => accepted(scene, story, 0.62));
  asked(scene, 0.7, business('contractors'), (story) => {
    accepted(scene, story, 0.42);
    on(0.3, () => story.note('Two crews, one does roofing. Ask about hot work before quoting.'));
  });
  asked(scene, 0.3, home('house', { dwellingType: 'semi' }), (story) => accepted(scene, story, 0.2));
}

/** Clients who wrote or sent something, and wait for the broker. */
export function answers(scene: Scene): void {
  const { on, cast, services } = scene;
  asked(scene, 3, car(2018, 'Honda', 'Civic'), cast.ava, (story) => {
    accepted(scene, story, 2.9);
    on(2.7, () => story.reply(FIRST));
    on(0.35, async () => {
      await story.read('client');
      await story.write('My son gets his Class 5 next month. Should I add him now or wait?');
    });
    on(0.1, async () => {
      const tomorrow = addDays(localDay(services.now(), services.env.site), 1);
      const opening = nextOpening(new Date(`${tomorrow}T16:00:00Z`), calendarOf(services));
      const day = localDay(opening, services.env.site);
      await story.planCall({ day, time: '10:30', minutes: 15, about: 'Adding a young driver' });
    });
  });
  asked(scene, 4, home('rental'), cast.mateo, (story) => {
    accepted(scene, story, 3.9);
    on(3.8, () => story.reply(FIRST));
    on(3, async () => {
      const requestId = await story.requestDocument({
        title: 'Your lease',
        why: 'It states the liability limit the landlord requires.',
        category: 'other',
        dueOn: addDays(scene.today(), 5),
      });
      on(0.25, () =>
        story.attach('client', {
          fileName: 'lease.pdf',
          category: 'other',
          heading: 'Lease (sample)',
          lines: ['Tenant liability insurance of at least $2,000,000'],
          requestId,
        }),
      );
    });
  });
}

/** Requests that wait for their client: an answer, a document, a decision. */
export function waiting(scene: Scene): void {
  const { on, cast, random } = scene;
  asked(scene, 5, business('retail'), (story) => {
    accepted(scene, story, 4.9);
    on(2.5, () => story.question('Do you store any stock at home, or only in the store?'));
  });
  asked(scene, 7, car(2016, 'Hyundai', 'Tucson'), (story) => {
    accepted(scene, story, 6.9);
    on(6.5, () => story.reply(FIRST));
    on(5, () => story.publish(optionsFor('auto', scene.today(), random), 'Two options, valid for 30 days.'));
    on(0.2, () => story.followUp());
  });
  asked(scene, 6, home('condo'), cast.mei, (story) => {
    accepted(scene, story, 5.9);
    on(5.5, () => story.reply(FIRST));
    on(3, () =>
      story.publish(optionsFor('home', scene.today(), random), 'Both cover the building’s deductible up to $50,000.'),
    );
    on(0.6, async () => {
      await story.read('client');
      await story.write('Does the first one cover my storage locker in the basement?');
    });
  });
}

/** An accepted option that has to be confirmed with the insurer, and a request on hold until next month. */
export function later(scene: Scene): void {
  const { on, cast, random } = scene;
  asked(scene, 8, car(2024, 'Subaru', 'Forester'), cast.owen, (story) => {
    accepted(scene, story, 7.9);
    on(7.6, () => story.reply(FIRST));
    on(6, () =>
      story.publish(optionsFor('auto', scene.today(), random), 'The first option includes Section B enhancements.'),
    );
    on(0.4, () => story.chooseOption(0));
  });
  asked(
    scene,
    9,
    {
      line: 'specialty',
      answers: { postalCode: 'T3A 2B4', kind: 'boat', vehicles: [{ year: 2019, make: 'Lund', model: 'Fury' }] },
    },
    (story) => {
      accepted(scene, story, 8.9);
      on(8.5, () => story.reply('Thanks. Marine markets open in the spring, so I’ll come back to you then.'));
      on(8, () => story.hold(addDays(scene.today(), 45), 'Seasonal: markets quote from March.'));
    },
  );
}

/** Two days off, next month. */
export function daysOff({ on, services, cast, today }: Scene): void {
  on(3.5, () =>
    setHours(services, cast.bailey, {
      hours: null,
      daysOff: [{ from: addDays(today(), 40), to: addDays(today(), 41) }],
    }),
  );
}

/** A client who changed their mind: the broker has to confirm the withdrawal. */
export function withdrawn(scene: Scene): void {
  const { on, cast } = scene;
  asked(scene, 2, home('condo'), cast.ava, (story) => {
    accepted(scene, story, 1.9);
    on(1.7, () => story.reply(FIRST));
    on(0.5, () => story.withdrawConsent('contact'));
  });
}

/** A request that the only broker for it declined: the administrator has to find somebody. */
export function unassigned(scene: Scene): void {
  const wish = { line: 'commercial-auto', answers: { postalCode: 'T5J 0A5' } } as const;
  asked(scene, 0.8, wish, (story) => scene.on(0.5, () => story.decline(scene.cast.bailey, 'outside_expertise')));
}

/** The lines whose short questions these people answer. */
const SHORT: ReadonlySet<string> = new Set<Wish['line']>(['auto', 'business', 'specialty']);

/** Somebody asks; without an account unless one is named. */
function asked(
  scene: Scene,
  daysAgo: number,
  wish: Wish,
  from: Asker | ((story: CaseStory) => void) = () => {},
  then?: (story: CaseStory) => void,
): void {
  const { on, services, random, visits } = scene;
  const visit = someVisit(wish.line, wish.set ?? (SHORT.has(wish.line) ? 'short' : 'full'), visits);
  const [asker, go] = typeof from === 'function' ? [somebody(random), from] : [from, then];
  on(daysAgo, async () => {
    const story = await ask(services, { ...wish, ...visit, from: asker }, random);
    go?.(story);
  });
}

function accepted({ on, cast }: Scene, story: CaseStory, daysAgo: number): void {
  on(daysAgo, () => story.accept(cast.bailey));
}
