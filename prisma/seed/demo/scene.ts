import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import { businessAgo } from '../simulation/business-ago.ts';
import type { Random } from '../simulation/random.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Cast } from './cast.ts';

/** A working day of the demo's people. */
const DAY_MINUTES = 480;

/** What a story needs: the people, chance, and a way to say when something happened. */
export interface Scene {
  services: Services;
  cast: Cast;
  random: Random;
  /** How people fill in the questions. */
  visits: Random;
  /** Plans something so many working days before now: `on(1.5, …)` is a day and a half ago. */
  on(daysAgo: number, action: () => Promise<void>): void;
  /** ISO date on the simulated clock. */
  today(): string;
}

type Chance = Pick<Scene, 'random' | 'visits'>;

export function createScene({ services, plan }: Simulation, cast: Cast, chance: Chance, end: Date): Scene {
  return {
    services,
    cast,
    ...chance,
    on(daysAgo, action) {
      plan(businessAgo(end, daysAgo * DAY_MINUTES, calendarOf(services)), action);
    },
    today: () => localDay(services.now(), services.env.site),
  };
}
