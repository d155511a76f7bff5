/** What the launch checklist looks at. */
import type { SiteProfile } from '#shared/platform/site.ts';
import type { AcknowledgedItem } from './schema.ts';

export type LaunchFacts = {
  site: SiteProfile;
  /** Today in the site's time zone, `YYYY-MM-DD`. */
  today: string;
  environment: {
    production: boolean;
    /** Not in production, and strangers can reach it because somebody allowed that. */
    publicDemo: boolean;
    mail: boolean;
    /** Encryption may be missing on the way to the mail server. */
    mailInClear: boolean;
    bucket: boolean;
    /** The documents of the database are in another folder than this server's; never with a bucket. */
    foreignFolder: boolean;
    scanner: boolean;
    /** The AI provider that questions of the chat go to; null: they stay on this server. */
    assistant: { provider: string; inCanada: boolean } | null;
    secondFactor: boolean;
    oldKey: boolean;
    /** A secret that is published, or looks as if somebody typed it. */
    weakSecrets: boolean;
    rateLimitScale: number;
    trustProxy: number;
    /** Since this process started: how many requests there were, and how many of them came through a proxy. */
    requests: number;
    forwarded: number;
  };
  people: {
    /** Demo accounts that can still be used. */
    demo: readonly string[];
    /** Enabled, without those of the demo. */
    administrators: number;
    /** Enabled, with a verified licence that runs, without those of the demo. */
    brokers: number;
  };
  content: {
    overdueFacts: readonly { id: string; reviewBy: string }[];
    /** Signatures of invented stories that are still shown. */
    samples: readonly string[];
    stories: number;
  };
  /** What each word of a person is about now. */
  fingerprints: Readonly<Record<AcknowledgedItem, string>>;
  words: readonly { item: AcknowledgedItem; fingerprint: string; byName: string; at: string }[];
};
