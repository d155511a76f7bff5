/** What a broker confirmed, in words. They claim no more than a person said. */
import type { CaseStatus } from './schema.ts';

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
