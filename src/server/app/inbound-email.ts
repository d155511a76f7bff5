/** Where answers to our emails arrive: a port of its own for SMTP. A provider's calls arrive over HTTP (app/http/mailgun.ts). */
import { Resolver } from 'node:dns/promises';
import { checkRecipient, receiveEmail } from '#server/modules/inbound-email/commands.ts';
import type { Resolve } from '#server/modules/inbound-email/senders/queries.ts';
import { listenForSmtp } from '#server/platform/email/smtp-listener.ts';
import { LimitReached, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';

const DNS_MS = 3_000;
const TRIES = 2;

/** The name servers this machine uses. */
export function systemResolve(): Resolve {
  const resolver = new Resolver({ timeout: DNS_MS, tries: TRIES });
  return (name, type) => resolver.resolve(name, type as 'TXT');
}

/** A relay of ours has one address for everybody's emails. */
async function mayConnect({ limiter, env }: Services, ip: string): Promise<boolean> {
  if (env.inboundEmail?.behindRelay) return true;
  try {
    await limiter.consumeFrom(limits.inboundConnection, ip);
    return true;
  } catch (error) {
    if (error instanceof LimitReached) return false;
    throw error;
  }
}

/** Listens for SMTP where that is configured. @returns a function that stops */
export async function listenForAnswers(services: Services, resolve: Resolve): Promise<() => Promise<void>> {
  const { log } = services;
  const inbound = services.env.inboundEmail;
  if (!inbound?.smtp) return () => Promise.resolve();
  const { domain, maxBytes, behindRelay } = inbound;
  return listenForSmtp({
    ...{ ...inbound.smtp, name: domain, maxBytes, log },
    mayConnect: (ip) => mayConnect(services, ip),
    checkRecipient: (address) => checkRecipient(services, address),
    receive: ({ ip, helo, ...email }) =>
      receiveEmail(services, resolve, { ...email, peer: behindRelay ? null : { ip, helo }, isAnswered: true }),
  });
}
