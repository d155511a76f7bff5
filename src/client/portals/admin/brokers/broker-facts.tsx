import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { lineLabel } from '#client/modules/brokers/line-label.ts';
import { Facts } from '#client/ui/facts.tsx';
import { languageLabels } from '#shared/accounts/account/schema.ts';
import type { BrokerDetail } from '#shared/brokers/admin-schema.ts';
import { industryLabels } from '#shared/lines/industries.ts';

/** What the broker serves, and how to reach them. */
export function BrokerFacts({ broker }: { broker: BrokerDetail }) {
  const { profile } = broker;
  const labels: Record<string, string> = languageLabels;
  const facts = [
    [
      'Workload',
      `${broker.openCases} of ${profile.capacity} requests, ${broker.openOffers} ${broker.openOffers === 1 ? 'offer' : 'offers'}`,
    ],
    ['Lines', profile.lines.map(lineLabel).join(', ') || 'None'],
    ['Industries', profile.industries.map((industry) => industryLabels[industry]).join(', ') || 'All'],
    ['Areas', profile.areas.join(', ')],
    ['Languages', profile.languages.map((language) => labels[language] ?? language).join(', ')],
    ['Away', profile.away && profile.awayUntil ? `Until ${formatDay(profile.awayUntil)}` : 'No'],
    ['Backup broker', profile.delegate ? `${profile.delegate.name}, ${profile.delegate.firm}` : 'None'],
    ['Username', broker.username],
    ['Email', broker.email],
    ['Phone', broker.phone],
    ['Account since', formatDay(broker.createdAt)],
    ['Last active', broker.lastSeenAt ? formatShortMoment(broker.lastSeenAt) : 'Never'],
  ] as const;
  return <Facts facts={facts} />;
}
