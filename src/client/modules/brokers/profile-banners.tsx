import { IconAlertTriangle, IconCalendarOff, IconShieldQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatDay } from '#client/lib/format-date.ts';
import { Banner } from '#client/ui/banner.tsx';
import type { BrokerProfileView } from '#shared/brokers/profile-schema.ts';
import { licenceEnd } from '#shared/brokers/rules.ts';
import { paths } from '#shared/platform/paths.ts';
import { useOwnProfile } from './use-own-profile.ts';

type Words = { key: string; tone: 'warn' | 'calm'; icon: typeof IconAlertTriangle; words: string; link: string };

function bannersOf(profile: BrokerProfileView): Words[] {
  const { licenceState, licenceDaysLeft, licenceExpiresOn, licenceVerifiedAt, away, awayUntil } = profile;
  const day = formatDay(licenceExpiresOn);
  const end = licenceEnd(licenceDaysLeft)?.toLowerCase();
  const banners: (Words | false)[] = [
    licenceState === 'expired' && {
      key: 'expired',
      tone: 'warn',
      icon: IconAlertTriangle,
      words: `Your licence expired on ${day}. You won’t get new offers and can’t claim unassigned requests.`,
      link: 'Enter your renewed licence details',
    },
    licenceState === 'ending' && {
      key: 'ending',
      tone: 'calm',
      icon: IconAlertTriangle,
      words: `Your licence ${end}, on ${day}. After that, you won’t get new offers.`,
      link: 'Enter your renewed licence details',
    },
    licenceState !== 'expired' &&
      !licenceVerifiedAt && {
        key: 'unverified',
        tone: 'calm',
        icon: IconShieldQuestion,
        words: 'Your licence is waiting to be verified by an administrator. Until then, you won’t get new offers.',
        link: 'See what’s checked',
      },
    away &&
      awayUntil !== null && {
        key: 'away',
        tone: 'calm',
        icon: IconCalendarOff,
        words: `You’re away until ${formatDay(awayUntil)}. You won’t get new offers.`,
        link: 'Change your return date',
      },
  ];
  return banners.filter((banner) => banner !== false);
}

/** On every page of the broker portal: why nothing new arrives, or soon will not. The profile page shows it without the link to itself. */
export function ProfileBanners(): ReactNode {
  const { profile } = useOwnProfile();
  const { pathname } = useLocation();
  if (!profile) return null;
  return bannersOf(profile).map(({ key, tone, icon, words, link }) => (
    <Banner key={key} icon={icon} warn={tone === 'warn'}>
      {words} {pathname !== paths.broker.profile && <Link to={paths.broker.profile}>{link}</Link>}
    </Banner>
  ));
}
