/** What was withdrawn and what a broker confirmed, in words. They claim no more than a person said. */
import type { CaseStatus } from './vocabulary.ts';

type Confirmed = { name: string; role: string; status: CaseStatus };

/** "Jordan Blake confirmed that they won’t contact you …". An administrator confirms for everyone. */
export function confirmedWords({ name, role, status }: Confirmed, whom: 'you' | 'the client'): string {
  const bound = status === 'bound';
  if (role === 'admin')
    return bound
      ? `${name} confirmed that no one will contact ${whom} about anything but the policy`
      : `${name} confirmed that no one will contact ${whom} about this request anymore`;
  return bound
    ? `${name} confirmed that they’ll contact ${whom} only about the policy`
    : `${name} confirmed that they won’t contact ${whom} about this request anymore`;
}

const withdrawnConsents: Record<string, string> = {
  contact: 'The client withdrew their consent to be contacted',
  share: 'The client withdrew their consent to share their answers',
};

/**
 * What was withdrawn, for staff, to be followed by the day.
 * @param purpose of the consent; null when the request itself was withdrawn
 */
export function withdrawnWords(purpose: string | null): string {
  if (purpose === null) return 'This request was withdrawn';
  return withdrawnConsents[purpose] ?? 'The client withdrew their consent';
}

/** What the broker confirms. A policy goes on, and with it what it needs. */
export function stopWords(status: CaseStatus): string {
  return status === 'bound'
    ? 'Contact them only about their policy, and don’t use their answers for anything else.'
    : 'Don’t contact them about this request, and don’t use their answers anymore.';
}
