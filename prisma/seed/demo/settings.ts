/** What the demo's administrator has entered about the demo's owner. The companies are made up, and their names say so. */
import { saveSetting } from '#server/modules/settings/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { compensationSetting } from '#shared/settings/compensation.ts';
import { type Provider, providersSetting } from '#shared/settings/providers.ts';
import type { Scene } from './scene.ts';

const companies = [
  {
    role: 'hosting',
    name: 'Fictional Hosting Ltd.',
    country: 'Canada',
    task: 'Hosts the website, the database and the backups',
  },
  { role: 'email', name: 'Made-up Mail Inc.', country: 'United States', task: 'Delivers the emails we send' },
] as const satisfies readonly Partial<Provider>[];

export function ownerSettings({ on, services, cast }: Scene): void {
  on(28, async () => {
    const since = localDay(services.now(), services.env.site);
    const providers = companies.map((company) => ({ ...company, since, until: null }));
    const words = { label: 'Service providers' };
    await saveSetting(services, cast.alex, providersSetting, { version: 0, value: { providers } }, words);
    const paid = { version: 0, value: { choice: 'request' as const } };
    await saveSetting(services, cast.alex, compensationSetting, paid, { label: 'How we are paid' });
  });
}
