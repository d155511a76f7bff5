import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { categories, type LighthouseReport } from './lighthouse-report.ts';
import { freePort } from './ports.ts';

export interface Lighthouse {
  /** Loads the page as a phone on a slow network would, with an empty cache. Without `only` all categories are scored. */
  run(url: string, only?: string[]): Promise<LighthouseReport>;
  close(): Promise<void>;
}

/** Lighthouse on a Chromium that stays open. Run one page at a time: two would slow each other down. */
export async function openLighthouse(chromiumPath: string): Promise<Lighthouse> {
  const port = await freePort();
  const browser = await launchBrowser(chromiumPath, [`--remote-debugging-port=${port}`]);
  return {
    async run(url, only) {
      const what = only ? { onlyAudits: only } : { onlyCategories: Object.keys(categories) };
      const flags = { port, logLevel: 'silent' as const, disableFullPageScreenshot: true, ...what };
      const result = await lighthouse(url, flags);
      if (!result) throw new Error(`Lighthouse has no result for ${url}`);
      const { runtimeError } = result.lhr;
      if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
      return result.lhr as unknown as LighthouseReport;
    },
    close: () => browser.close(),
  };
}
