/** The email topics users can configure, by role, and the channels of each. */
import type { NotificationChannel, NotificationTopic } from '#shared/notifications/schema.ts';
import type { Role } from '#shared/platform/permissions.ts';

type Words = { label: string; description: string };

const forClients = {
  messages: {
    label: 'Messages and questions',
    description: 'Your broker wrote to you, or needs an answer to go on.',
  },
  documents: {
    label: 'Documents',
    description: 'Your broker asks for a document, or something is wrong with one you sent.',
  },
  progress: {
    label: 'Progress of your requests',
    description: 'There are options to compare, or a request was closed.',
  },
} satisfies Partial<Record<NotificationTopic, Words>>;

const forBrokers = {
  messages: {
    label: 'Messages',
    description: 'A client wrote to you, asked for a change, or waits for a reply that is due.',
  },
  documents: { label: 'Documents', description: 'A client sent a document, or one is overdue.' },
  progress: {
    label: 'Progress of cases',
    description:
      'A client chose an option or withdrew a request, or a case was handed over or came back from its hold.',
  },
  offers: {
    label: 'New offers',
    description: 'A request is offered to you. Offers run out within hours, so there is no daily summary of them.',
  },
} satisfies Partial<Record<NotificationTopic, Words>>;

const forAdmins = {
  operations: {
    label: 'Operations',
    description:
      'A request finds no broker, a reply is late, a harmful file was stopped, or somebody asks about their data. Somebody has to hear of it, so it cannot be switched off.',
  },
} satisfies Partial<Record<NotificationTopic, Words>>;

const security: Words = {
  label: 'Safety of your account',
  description:
    'Sign-in from a new device, changes of password or e-mail, a download of your data. Always sent at once.',
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
