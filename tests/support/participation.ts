/** Adding participants to a case, for tests of what comes before and after: the link from the email, and an account that accepted it. */
import { type ApiClient, signIn } from './api-client.ts';
import { activeCase, type Party } from './cases.ts';
import { eventually } from './eventually.ts';
import { keepSessions } from './long-sessions.ts';
import { mailsTo } from './mails.ts';
import { createPerson } from './people.ts';
import { startTestServer, type TestServer } from './server.ts';

export interface Participation {
  server: TestServer;
  party: Party;
  client: ApiClient;
  broker: ApiClient;
  freshAddress(): string;
  /** Invites somebody as the client; returns the link from the email. */
  invite(
    email?: string,
  ): Promise<Awaited<ReturnType<ApiClient['trpc']['participants']['invite']['mutate']>> & { token: string }>;
  /** Invites somebody who accepts at once. */
  joined(): Promise<{ id: string; token: string; person: Awaited<ReturnType<typeof createPerson>>; guest: ApiClient }>;
  /** Removes all participants and invitations. */
  leaveAll(): Promise<unknown>;
}

/** @param now in place of the clock */
export async function startParticipation(now?: () => Date): Promise<Participation> {
  const server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' }, ...(now && { overrides: { now } }) });
  if (now) await keepSessions(server.services);
  const party = await activeCase(server.services);
  const [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
  const { caseId } = party;
  let counter = 0;
  const seen = new Set<string>();

  function freshAddress(): string {
    counter += 1;
    return `guest${counter}@example.com`;
  }

  /** The token of an email that has not been read before. */
  function newestToken(email: string): Promise<string> {
    return eventually(`a new invitation to ${email} arrives`, async () => {
      for (const { text } of await mailsTo(server.env, email)) {
        const token = /join\?token=([\w-]+)/.exec(text ?? '')?.[1];
        if (!token || seen.has(token)) continue;
        seen.add(token);
        return token;
      }
      return null;
    });
  }

  async function invite(email = freshAddress()) {
    const person = { role: 'co_applicant' as const, name: 'Robin Guest', email };
    const invited = await client.trpc.participants.invite.mutate({ caseId, ...person });
    return { ...invited, token: await newestToken(email) };
  }

  async function joined() {
    const { id, token } = await invite();
    const person = await createPerson(server.services, 'client', 'Robin Guest');
    const guest = await signIn(server.url, person.username);
    await guest.trpc.participants.accept.mutate({ token });
    return { id, token, person, guest };
  }

  const leaveAll = () => server.services.db.caseParticipant.deleteMany({ where: { caseId } });
  return { server, party, client, broker, freshAddress, invite, joined, leaveAll };
}
