/** The go-live checklist as a pure function: facts in; what each of them means and how it is fixed, out. */
import { configurationChecks } from './configuration-checks.ts';
import { contentChecks } from './content-checks.ts';
import type { LaunchFacts } from './facts.ts';
import { peopleChecks } from './people-checks.ts';
import type { LaunchEntry } from './schema.ts';

/** Every item with its state, the red ones first. */
export function launchEntries(facts: LaunchFacts): LaunchEntry[] {
  const order = { red: 0, amber: 1, green: 2 } as const;
  return [...peopleChecks(facts), ...configurationChecks(facts), ...contentChecks(facts)].toSorted(
    (one, other) => order[one.state] - order[other.state],
  );
}
