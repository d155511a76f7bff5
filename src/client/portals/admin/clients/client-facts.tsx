import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { Facts } from '#client/ui/facts.tsx';
import { languageLabels, preferredContactLabels, preferredTimesLabels } from '#shared/accounts/account/schema.ts';
import type { ClientDetail } from '#shared/client-directory/schema.ts';

/** The label of a choice; a value from an earlier set of choices is shown as it is. */
function worded(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}

/** The data in the client's account. */
export function ClientFacts({ client }: { client: ClientDetail }) {
  const { openSessions, lastSeenAt, preferredContact, preferredTimes } = client;
  const facts = [
    ['Client since', formatDay(client.createdAt)],
    ['Active sessions', openSessions === 0 ? 'None' : String(openSessions)],
    ['Last active', lastSeenAt ? formatShortMoment(lastSeenAt) : 'Never'],
    ['Two-step verification', client.secondFactor ? 'On' : 'Off'],
    [
      'Preferred contact',
      `${worded(preferredContactLabels, preferredContact)}, ${worded(preferredTimesLabels, preferredTimes)}`,
    ],
    ['Language', worded(languageLabels, client.language)],
    ['Terms', `Version ${client.termsVersion}${client.termsVia === 'api' ? ', accepted through the REST API' : ''}`],
    ...(client.disabledAt ? ([['Disabled', formatShortMoment(client.disabledAt)]] as const) : []),
  ] as const;
  return <Facts facts={facts} />;
}
