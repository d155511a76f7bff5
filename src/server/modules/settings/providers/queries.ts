/** The register of service providers, with what the server's own configuration says about them. */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import {
  isCurrent,
  type ListedProvider,
  type Provider,
  type ProviderRole,
  periodWords,
  providersSetting,
} from '#shared/settings/providers.ts';
import { getSetting } from '../queries.ts';

type Configured = Pick<Services, 'env' | 'now' | 'settings'>;

/** The AI provider, as long as it is switched on and nobody has entered it with its country. */
function automaticOf({ env }: Pick<Services, 'env'>, current: readonly Provider[]): ListedProvider | null {
  if (!env.openai || current.some(({ role }) => role === 'assistant')) return null;
  return {
    name: env.openai.provider,
    country: env.openai.inCanada ? 'Canada' : 'Outside Canada',
    task: 'Writes the assistant’s answers in the chat',
    period: 'Now, while it’s switched on',
  };
}

/** What somebody must work on with this configuration, and nobody is entered for. */
function missingRoles({ env }: Pick<Services, 'env'>, current: readonly Provider[]): ProviderRole[] {
  const needed: ProviderRole[] = ['hosting', 'email'];
  if (env.texts?.to === 'provider') needed.push('texts');
  if (env.s3) needed.push('documents');
  if (env.openai && !env.openai.inCanada) needed.push('assistant');
  return needed.filter((needs) => !current.some(({ role }) => role === needs));
}

function currentOf(services: Pick<Services, 'env' | 'now'>, providers: readonly Provider[]): Provider[] {
  const day = localDay(services.now(), services.env.site);
  return providers.filter((provider) => isCurrent(provider, day));
}

/** What nobody is entered for: the launch checklist asks. */
export function findMissingProviders(services: Configured): ProviderRole[] {
  return missingRoles(services, currentOf(services, services.settings.get(providersSetting).providers));
}

/** The public list: present providers first, each part in the order of their first day. */
export function listProviders(services: Configured): ListedProvider[] {
  const { providers } = services.settings.get(providersSetting);
  const current = currentOf(services, providers);
  const automatic = automaticOf(services, current);
  const earlier = providers.filter((provider) => !current.includes(provider));
  const inOrder = [current, earlier].flatMap((part) =>
    part.toSorted((one, other) => (one.since < other.since ? -1 : 1)),
  );
  const listed = inOrder.map(({ name, country, task, ...days }) => ({
    name,
    country,
    task,
    period: periodWords(days),
  }));
  return [...(automatic ? [automatic] : []), ...listed];
}

/** The register as administrators edit it. */
export async function getProviders(services: Services) {
  const saved = await getSetting(services, providersSetting);
  const current = currentOf(services, saved.value.providers);
  return { ...saved, automatic: automaticOf(services, current), missing: missingRoles(services, current) };
}
