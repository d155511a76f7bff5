import { paths } from '#shared/platform/paths.ts';
import { entry } from './entry.ts';
import type { LaunchFacts } from './facts.ts';
import type { LaunchEntry } from './schema.ts';

/** Who has access, and who is there to answer. */
export function peopleChecks({ people, environment }: LaunchFacts): LaunchEntry[] {
  const { demo, administrators, brokers } = people;
  return [
    entry({
      id: 'demo_accounts',
      state: demo.length > 0 ? 'red' : 'green',
      title: 'Demo accounts',
      found: demo.length > 0 ? `Still active: ${demo.join(', ')}.` : 'None are active.',
      why: 'Their password is in the README. Anyone could sign in as an administrator and read every request.',
      fix: 'Invite real administrators and brokers first, then disable each of these accounts.',
      link: paths.admin.users,
    }),
    entry({
      id: 'administrators',
      state: administrators === 0 ? 'red' : administrators === 1 ? 'amber' : 'green',
      title: 'A second administrator',
      found:
        administrators < 2
          ? `There is ${administrators === 0 ? 'no' : 'one'} administrator, not counting the demo.`
          : `There are ${administrators} administrators, not counting the demo.`,
      why: 'With only one administrator, a lost phone or a vacation leaves no one to assign requests or answer privacy requests.',
      fix: 'Invite another administrator.',
      link: paths.admin.users,
    }),
    entry({
      id: 'brokers',
      state: brokers === 0 ? 'red' : 'green',
      title: 'A broker with a verified licence',
      found:
        brokers === 0
          ? 'No broker has a verified, current licence.'
          : `${brokers} ${brokers === 1 ? 'broker has' : 'brokers have'} a verified, current licence.`,
      why: 'Requests are only offered to brokers whose licence has been checked against the register. Without one, every request waits.',
      fix: 'Invite a broker, check the licence against the Alberta Insurance Council’s register, and verify it.',
      link: paths.admin.brokers,
    }),
    entry({
      id: 'second_factor',
      state: environment.secondFactor ? 'green' : 'red',
      title: 'Two-step verification for staff',
      found: environment.secondFactor
        ? 'It’s required for brokers and administrators.'
        : 'It isn’t required for anyone.',
      why: 'Brokers and administrators see other people’s answers. A password alone can be guessed, reused or stolen.',
      fix: 'Set the variable to true, or remove it in production, and restart the server.',
      place: 'REQUIRE_SECOND_FACTOR',
    }),
  ];
}
