/** Firefox, driven by WebDriver BiDi, which it speaks itself. A process for each page: a tab behind another one is not drawn. */
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import type { Shutdown } from '../../scripts/lib/shutdown.ts';
import type { Engine, EnginePage } from './engine.ts';
import { PATIENCE_MS, within } from './patience.ts';

export async function startFirefox(executablePath: string, shutdown: Shutdown): Promise<Engine> {
  const browsers: Browser[] = [];
  const stopped = new AbortController();
  async function close() {
    // Ends those that are still starting too.
    stopped.abort();
    const closing = Promise.allSettled(browsers.map((browser) => browser.close()));
    await within('Firefox closes', closing, 10_000).catch(() => undefined);
    for (const browser of browsers) browser.process()?.kill('SIGKILL');
  }
  shutdown.add(close);

  async function launch() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      timeout: PATIENCE_MS,
      protocolTimeout: PATIENCE_MS,
      signal: stopped.signal,
      // Signals are for the shutdown, which also has a server and a database to end.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browsers.push(browser);
    return browser;
  }

  const waiting = [await launch()];
  return {
    name: ((await browsers[0]?.version()) ?? 'firefox').replace('/', ' '),
    async open(): Promise<EnginePage> {
      const browser = waiting.pop() ?? (await launch());
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      const found = async (selector: string) => {
        const element = await page.$(selector);
        if (!element) throw new Error(`Nothing matches ${selector}`);
        return element;
      };
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS })),
        // As text: the policy of our pages allows no function to be made in them.
        run: (body, ...args) => {
          const names = args.map((_, index) => `a${index}`).join(', ');
          return page.evaluate(`((${names}) => {${body}})(...${JSON.stringify(args)})`) as Promise<never>;
        },
        click: async (selector) => (await found(selector)).click(),
        type: async (selector, text) => (await found(selector)).type(text),
        chooseFile: async (selector, file) =>
          ((await found(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file),
        screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
      };
    },
    close,
  };
}
