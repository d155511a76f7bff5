/** The email topics users can configure, by role, and the channels of each. */
import type { NotificationChannel, NotificationTopic } from '#shared/notifications/schema.ts';
import type { Role } from '#shared/platform/permissions.ts';

type Words = { label: string; description: string };

const forClients = {
  messages: {
    label: 'Messages and questions',
    description: 'Your broker sent you a message or needs an answer to continue.',
  },
  documents: {
    label: 'Documents',
    description: 'Your broker requested a document, or there’s a problem with one you uploaded.',
  },
  progress: {
    label: 'Updates on your requests',
    description: 'You have options to compare, or a request was closed.',
  },
} satisfies Partial<Record<NotificationTopic, Words>>;

const forBrokers = {
  messages: {
    label: 'Messages',
    description: 'A client messaged you, asked for a change or is waiting for a reply that’s due.',
  },
  documents: { label: 'Documents', description: 'A client uploaded a document, or one is overdue.' },
  progress: {
    label: 'Updates on requests',
    description: 'A client chose an option or withdrew a request, or a request was reassigned or its hold ended.',
  },
  offers: {
    label: 'New offers',
    description: 'A request is offered to you. Offers expire within hours, so they aren’t in the daily summary.',
  },
} satisfies Partial<Record<NotificationTopic, Words>>;

const forAdmins = {
  operations: {
    label: 'Operations',
    description:
      'A request has no broker, a reply is late, a harmful file was quarantined, or someone made a privacy request. Someone has to know, so this can’t be turned off.',
  },
} satisfies Partial<Record<NotificationTopic, Words>>;

const security: Words = {
  label: 'Account security',
  description:
    'Sign-ins from new devices, password or email changes, and downloads of your data. Always sent right away.',
};

const topicsOfRole: Record<Role, Partial<Record<NotificationTopic, Words>>> = {
  client: { ...forClients, security },
  broker: { ...forBrokers, security },
  admin: { ...forAdmins, security },
};

/** A topic that cannot wait has no digest; one that must reach its user cannot be switched off. The first is the default. */
const channelsOfTopic: Record<NotificationTopic, readonly NotificationChannel[]> = {
  messages: ['instant', 'digest', 'off'],
  documents: ['instant', 'digest', 'off'],
  progress: ['instant', 'digest', 'off'],
  offers: ['instant', 'off'],
  operations: ['instant', 'digest'],
  security: ['instant'],
};

export function topicsFor(role: Role): (Words & { topic: NotificationTopic })[] {
  return (Object.entries(topicsOfRole[role]) as [NotificationTopic, Words][]).map(([topic, words]) => ({
    topic,
    ...words,
  }));
}

export function channelsFor(topic: NotificationTopic): readonly NotificationChannel[] {
  return channelsOfTopic[topic];
}

/** The effective choice: a stored one that is no longer possible falls back to the default. */
export function channelOf(topic: NotificationTopic, chosen: NotificationChannel | undefined): NotificationChannel {
  return chosen && channelsOfTopic[topic].includes(chosen) ? chosen : 'instant';
}
