/** The screens in docs/site.md, docs/portal.md, docs/desk.md and docs/assistant.md, of the demo as a first start fills it. */
import type { Page } from '@playwright/test';
import { paths } from '#shared/platform/paths.ts';

export type Viewer = 'visitor' | 'client' | 'broker' | 'admin';

export interface Screen {
  /** The folder and the beginning of the file name, under docs/pictures. */
  name: string;
  as: Viewer;
  path: string;
  /** What to do there before it is worth a picture. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens the request with this title, or what leads to it, from a list. */
const openRequest =
  (title: string, link: string | RegExp = title) =>
  async (page: Page) => {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };

/** The same beside the broker’s queue, whose rows are named after the client. */
const openFromQueue = (client: string, title: string, key?: string) => async (page: Page) => {
  const row = page.getByRole('row').filter({ hasText: client }).filter({ hasText: title });
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { name: title }).first().waitFor();
  // Where the row was, another one is now.
  await page.mouse.move(0, 0);
  if (key) await page.keyboard.press(key);
};

const QUESTION = 'Does home insurance cover a flooded basement?';

async function askTheAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(QUESTION);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('link').first().waitFor();
}

const site = (name: string, path: string): Screen => ({ name: `site/${name}`, as: 'visitor', path });
const portal = (name: string, path: string, title?: string): Screen => ({
  name: `portal/${name}`,
  as: 'client',
  path,
  ...(title && { prepare: openRequest(title) }),
});
const broker = (name: string, path: string, prepare?: Screen['prepare']): Screen => ({
  name: `desk/${name}`,
  as: 'broker',
  path,
  ...(prepare && { prepare }),
});
const admin = (name: string, path: string): Screen => ({ name: `desk/${name}`, as: 'admin', path });

export const screens: readonly Screen[] = [
  site('home', paths.home),
  site('all-insurance', paths.allInsurance),
  site('home-insurance', paths.insurance('home')),
  site('super-visa', paths.superVisa),
  site('business', paths.business),
  site('restaurants', paths.industry('restaurants')),
  site('calgary', paths.location('calgary')),
  site('fort-mcmurray', paths.location('fort-mcmurray')),
  site('resources', paths.resources),
  site('basement-flooded', paths.post('basement-flooded')),
  site('questions', paths.faq),
  site('search', `${paths.search}?q=hail`),
  site('quote', `${paths.getQuote}?type=auto`),
  { name: 'portal/login', as: 'visitor', path: paths.portal.login },
  portal('dashboard', paths.portal.home),
  portal('case', paths.portal.home, 'Detached house in Calgary'),
  {
    name: 'portal/options',
    as: 'client',
    path: paths.portal.home,
    prepare: openRequest('Detached house in Calgary', /Your broker sent options to compare/),
  },
  portal('waiting', paths.portal.home, 'Restaurant or café in Calgary'),
  portal('security', paths.account('portal', 'security')),
  portal('privacy', paths.account('portal', 'privacy')),
  broker('queue', paths.broker.home),
  broker('board', `${paths.broker.home}?view=board`),
  broker('case', paths.broker.home, openFromQueue('Casey Demo-Client', 'Detached house in Calgary')),
  broker('options', paths.broker.home, openFromQueue('Jasper Cottonwood', 'Semi-detached house in Calgary', 'o')),
  broker('calendar', paths.broker.calendar),
  broker('numbers', `${paths.broker.numbers}?days=365`),
  broker('keys', paths.broker.keys),
  admin('overview', paths.admin.home),
  admin('cases', paths.admin.cases),
  admin('matching', paths.admin.setting('matching')),
  admin('launch', paths.admin.launch),
  admin('audit', paths.admin.audit),
  { name: 'assistant/chat', as: 'visitor', path: paths.home, prepare: askTheAssistant },
  { name: 'assistant/admin', as: 'admin', path: paths.admin.assistant },
];
