/** New accounts, registered as a visitor's browser would. */
import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from './api-client.ts';

export const PASSWORD = 'Prairie-2026';

export type Account = { client: ApiClient; id: string; username: string; email: string };

export function newcomer() {
  const username = `new_${randomUUID().slice(0, 8)}`;
  return {
    username,
    email: `${username}@example.com`,
    fullName: 'Ava Wong',
    phone: '403-555-0142',
    password: PASSWORD,
  };
}

/** Registers a user; their email address is not verified yet. */
export async function registered(url: string): Promise<Account> {
  const client = createApiClient(url);
  const person = newcomer();
  const { id } = await client.trpc.auth.register.mutate(person);
  return { client, id, username: person.username, email: person.email };
}

/** Another browser of the same user, or of somebody else who knows the password. */
export async function anotherBrowser(url: string, username: string, password = PASSWORD): Promise<ApiClient> {
  const client = createApiClient(url);
  await client.trpc.auth.login.mutate({ username, password });
  return client;
}

export async function isSignedIn(client: ApiClient): Promise<boolean> {
  return (await client.rest('GET', '/api/user')).status === 200;
}
