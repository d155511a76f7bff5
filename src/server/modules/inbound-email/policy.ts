/** What the other mail server is answered (RFC 5321, RFC 3463), and whether an email is from the address it says. */
import type { AuthenticateResult } from 'mailauth';
import { type InboundReason, inboundReasonWords } from '#shared/inbound-email/schema.ts';

/** `text` begins with the enhanced status code. */
export type Answer = { code: number; text: string };

export const answers = {
  accepted: { code: 250, text: '2.0.0 Accepted' },
  unknown: { code: 550, text: '5.1.1 This address does not exist' },
  expired: { code: 550, text: '5.7.1 This reply address has expired. Sign in to the portal to write to us.' },
  later: { code: 451, text: '4.3.2 Not possible right now. Try again later.' },
  tooMany: { code: 451, text: '4.7.1 Too many emails. Try again later.' },
  tooLarge: { code: 552, text: '5.3.4 This email is too large. Upload the files in the portal.' },
} as const satisfies Record<string, Answer>;

/** For its sender, whose own server passes it on. */
export function refusalOf(reason: Exclude<InboundReason, 'automatic'>): Answer {
  return { code: 554, text: `5.7.1 Your email was not added. ${inboundReasonWords[reason].forSender}` };
}

/** `later`: the domain's name servers did not answer. */
export type Proof = 'proven' | 'unproven' | 'later';

type Checked = Pick<AuthenticateResult, 'dkim' | 'spf' | 'dmarc'>;

/** A domain or one above it. Below it, somebody else may have the name. */
function coversDomain(signer: string | undefined, domain: string): boolean {
  const name = signer?.toLowerCase() ?? '';
  return name.includes('.') && (domain === name || domain.endsWith(`.${name}`));
}

/**
 * Whether the domain in From vouches for an email: by its own policy (DMARC), or where it has none, by a signature (DKIM) or a sending
 * server (SPF) of that domain. An email that nobody vouches for may be from anyone.
 */
export function proofOf({ dkim, spf, dmarc }: Checked, from: string): Proof {
  // Several senders, or none that can be read: no policy could apply.
  if (!dmarc) return 'unproven';
  const policy = dmarc.status.result;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const isSigned = dkim.results.some(
    ({ status, signingDomain }) => status.result === 'pass' && coversDomain(signingDomain, domain),
  );
  // Without the sending server's address, as from a provider, SPF says nothing.
  const server = spf === false || !spf['client-ip'] ? null : spf;
  const isSent = server?.status.result === 'pass' && coversDomain(server.domain, domain);
  if (policy === 'pass' || (policy === 'none' && (isSigned || isSent))) return 'proven';
  const results = [policy, server?.status.result, ...dkim.results.map(({ status }) => status.result)];
  return results.includes('temperror') ? 'later' : 'unproven';
}
