import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser, phone } from '../lib/browser.ts';
import type { SitePage } from './built-site.ts';
import { type Finding, type Outcome, reasonOf, snippet } from './finding.ts';
import { type OpenPart, openParts } from './open-parts.ts';
import { progressOver } from './progress.ts';
import type { Setting } from './setting.ts';
import { settle } from './settle.ts';

/** WCAG 2.2 AA, and what axe advises. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const widths = [390, 1440] as const;
type Width = (typeof widths)[number];
const schemes = ['light', 'dark'] as const;

/** A page to check, optionally with a part of it open. */
interface Look {
  page: SitePage;
  part?: OpenPart;
}

/** Runs axe on every page in every view, and once each with a menu, an explanation and a question open. */
export async function checkAccessibility({ url, site, chromiumPath }: Setting): Promise<Outcome> {
  const { looks, missing } = looksAt(site.pages);
  const findings: Finding[] = site.narrowed
    ? []
    : missing.map(({ name }) => ({ page: 'every page', rule: `not found anywhere: ${name}`, element: '' }));
  const browser = await launchBrowser(chromiumPath);
  const progress = progressOver(looks.length);
  try {
    const contexts = await Promise.all(widths.map((width) => openContext(browser, width)));
    for (const look of looks) {
      const before = findings.length;
      const both = widths.map(async (width, index) => {
        const context = contexts[index];
        return context && (look.part?.widths.includes(width) ?? true) ? violations(context, url, look, width) : [];
      });
      findings.push(...(await Promise.all(both)).flat());
      progress(`${nameOf(look)}  ${findings.length - before} violations`);
    }
  } finally {
    await browser.close();
  }
  return {
    looked: `axe with ${tags.join(', ')} on ${site.pages.length} pages at 390 and 1440 px, light and dark, and on these: ${openParts.map(({ name }) => name).join(', ')}.`,
    findings,
  };
}

function looksAt(pages: readonly SitePage[]): { looks: Look[]; missing: OpenPart[] } {
  const looks: Look[] = pages.map((page) => ({ page }));
  const missing: OpenPart[] = [];
  for (const part of openParts) {
    const page = pages.find(({ file }) => part.marker.test(readFileSync(file, 'utf8')));
    if (page) looks.push({ page, part });
    else missing.push(part);
  }
  return { looks, missing };
}

function openContext(browser: Browser, width: Width): Promise<BrowserContext> {
  // Check elements that slide or fade only after they have settled.
  const still = { colorScheme: 'light' as const, reducedMotion: 'reduce' as const };
  return browser.newContext(width === 390 ? { ...phone, ...still } : { viewport: { width, height: 900 }, ...still });
}

async function violations(context: BrowserContext, url: string, look: Look, width: Width): Promise<Finding[]> {
  const page = await context.newPage();
  const where = `${nameOf(look)} at ${width} px`;
  try {
    await visit(page, url, look.page);
    await settle(page);
    const found: Finding[] = [];
    for await (const _ of look.part?.open(page) ?? [undefined]) {
      for (const scheme of schemes) {
        // As the switch in the footer does: covers both colour schemes of one state without opening it again.
        await page.evaluate((name) => document.documentElement.setAttribute('data-mantine-color-scheme', name), scheme);
        const result = await new AxeBuilder({ page }).withTags(tags).analyze();
        for (const { id, help, nodes } of result.violations)
          for (const { html } of nodes)
            found.push({ page: `${where}, ${scheme}`, rule: `${id}: ${help}`, element: snippet(html) });
      }
    }
    return found;
  } catch (error) {
    return [{ page: where, rule: `could not be checked: ${reasonOf(error)}`, element: '' }];
  } finally {
    await page.close();
  }
}

/** A returned form is loaded from its file: otherwise the browser would have to submit it first. */
async function visit(page: Page, url: string, { address, file, returned }: SitePage): Promise<void> {
  const contentType = 'text/html; charset=utf-8';
  if (returned) await page.route(`${url}${address}`, (route) => route.fulfill({ path: file, contentType }));
  await page.goto(`${url}${address}`);
}

function nameOf({ page, part }: Look): string {
  return part ? `${page.name}, ${part.name}` : page.name;
}
