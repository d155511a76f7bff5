/** The facts the go-live checklist examines. */
import type { SiteProfile } from '#shared/platform/site.ts';
import type { CompensationChoice } from '#shared/settings/compensation.ts';
import type { ProviderRole } from '#shared/settings/providers.ts';
import type { AcknowledgedItem } from './schema.ts';

export type LaunchFacts = {
  /** How the owner says to be paid; null until it is chosen. */
  compensation: CompensationChoice | null;
  /** What no service provider is entered for. */
  missingProviders: readonly ProviderRole[];
  site: SiteProfile;
  /** Today in the site's time zone, `YYYY-MM-DD`. */
  today: string;
  environment: {
    production: boolean;
    /** Not in production, but deliberately open to the public. */
    publicDemo: boolean;
    mail: boolean;
    /** The connection to the mail server may be unencrypted. */
    mailInClear: boolean;
    bucket: boolean;
    /** The documents in the database are stored in a different folder from this server's; never with a bucket. */
    foreignFolder: boolean;
    /** The number texts come from, or null while none are sent. */
    textsFrom: string | null;
    scanner: boolean;
    /** The AI provider that receives chat questions; null: they stay on this server. */
    assistant: { provider: string; inCanada: boolean } | null;
    secondFactor: boolean;
    oldKey: boolean;
    /** A secret that is published, or looks as if it was typed by hand. */
    weakSecrets: boolean;
    rateLimitScale: number;
    trustProxy: number;
    /** Since this process started: the number of requests, and how many of them came through a proxy. */
    requests: number;
    forwarded: number;
  };
  people: {
    /** Demo accounts that can still be used. */
    demo: readonly string[];
    /** Enabled, not counting demo accounts. */
    administrators: number;
    /** Enabled, with a verified and current licence, not counting demo accounts. */
    brokers: number;
  };
  content: {
    overdueFacts: readonly { id: string; reviewBy: string }[];
    /** Changes in the law that take effect within a month, or have, and that nobody has confirmed. */
    unconfirmedChanges: readonly { id: string; validFrom: string }[];
    /** Signatures of invented stories that are still shown. */
    samples: readonly string[];
    stories: number;
  };
  /** The current content that each confirmation refers to. */
  fingerprints: Readonly<Record<AcknowledgedItem, string>>;
  words: readonly { item: AcknowledgedItem; fingerprint: string; byName: string; at: string }[];
};
