import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { unnamedOn } from './kept-on-device.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

interface AppFixtures {
  /** Console messages to tolerate, for journeys that provoke an error on purpose. */
  expectedErrors: RegExp[];
  noise: undefined;
}

interface AppWorkerFixtures {
  app: ServerProcess;
}

/**
 * Playwright's `test` with a separate server per worker behind `baseURL`, and error checks: an error on the console, an exception or an
 * unhandled rejection in any page of the test's own context fails the test, and so does a
 * cookie or stored item that the policy does not name. Other contexts: `listen(page, noise)`.
 */
export const test = base.extend<AppFixtures, AppWorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const app = await startServerProcess();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  expectedErrors: [[], { option: true }],
  noise: [
    async ({ context, browser, expectedErrors }, use) => {
      const heard: string[] = [];
      const listen = (page: Page) => {
        page.on('pageerror', (error) => heard.push(`exception: ${error.stack ?? error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') heard.push(`console.error: ${text(message)}`);
        });
      };
      for (const each of [context, ...browser.contexts()]) each.on('page', listen);
      // Journeys with several people open their own contexts.
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...options) => {
        const made = await newContext(...options);
        made.on('page', listen);
        return made;
      };
      await use(undefined);
      const unnamed = await unnamedOn(browser.contexts());
      browser.newContext = newContext;
      const unexpected = heard.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
      if (unnamed.length)
        throw new Error(
          `Kept in the browser, but not in the privacy policy (docs/decisions/0070): ${unnamed.join(', ')}`,
        );
      if (unexpected.length) throw new Error(`Unexpected errors in the browser:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function text(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.text()} (${url}:${lineNumber})`;
}
