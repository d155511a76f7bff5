/** Takes each screen at two widths in light and dark mode, and lets axe look at it. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '#shared/platform/samples.ts';
import { tags } from '../audit/accessibility.ts';
import { stillness } from '../audit/settle.ts';
import { inRoot } from '../lib/root.ts';
import type { Screen, Viewer } from './screens.ts';

const widths = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;
const schemes = ['light', 'dark'] as const;
const logins: Record<Exclude<Viewer, 'visitor'>, { username: string; area: string }> = {
  client: { username: 'demo_client', area: 'portal' },
  broker: { username: 'demo_broker', area: 'broker' },
  admin: { username: 'demo_admin', area: 'admin' },
};

/** Signs in and closes the tour, which would be on every first screen. */
async function signIn(page: Page, viewer: Exclude<Viewer, 'visitor'>): Promise<void> {
  const { username, area } = logins[viewer];
  await page.goto(`/${area}/login`);
  await page.locator('[data-path=login-username]').fill(username);
  await page.locator('[data-path=login-password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Close the tour' }).click();
}

/** Axe's complaints about the screen, one line each. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function shoot(page: Page, { name, path: address, prepare }: Screen, file: string): Promise<string[]> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root'));
  await page.evaluate(() => document.fonts.ready);
  await stillness(page);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 60 })
    .toFile(file);
  return (await complaints(page)).map((complaint) => `${name}: ${complaint}`);
}

/** @returns what axe found, which should be nothing */
export async function shootAll(browser: Browser, url: string, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const [width, viewport] of Object.entries(widths))
    for (const colorScheme of schemes) {
      const contexts = new Map<Viewer, BrowserContext>();
      for (const screen of screens) {
        let context = contexts.get(screen.as);
        if (!context) {
          context = await browser.newContext({
            baseURL: url,
            viewport,
            colorScheme,
            reducedMotion: 'reduce',
            locale: 'en-CA',
            timezoneId: 'America/Edmonton',
          });
          if (screen.as !== 'visitor') await signIn(await context.newPage(), screen.as);
          contexts.set(screen.as, context);
        }
        const page = await context.newPage();
        const suffix = `${width}${colorScheme === 'dark' ? '-dark' : ''}.webp`;
        found.push(...(await shoot(page, screen, inRoot('docs', 'pictures', `${screen.name}-${suffix}`))));
        await page.close();
      }
      for (const context of contexts.values()) await context.close();
    }
  return found;
}
