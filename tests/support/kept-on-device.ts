import type { BrowserContext } from '@playwright/test';
import { cookieNames } from '#shared/platform/cookies.ts';
import { storedItemOf } from '#shared/platform/stored-items.ts';

/** What a browser keeps after a journey that the privacy policy does not name: cookies, and keys of its storage. */
export async function unnamedOn(contexts: readonly BrowserContext[]): Promise<string[]> {
  const known = new Set<string>(Object.values(cookieNames).flatMap((name) => [name, `__Host-${name}`]));
  const found = await Promise.all(
    contexts.map(async (context) => {
      const { cookies, origins } = await context.storageState();
      const tabs = await Promise.all(
        context
          .pages()
          .map((page) =>
            page
              .evaluate(async () => [
                ...Object.keys(sessionStorage),
                ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
              ])
              .catch((): string[] => []),
          ),
      );
      const keys = [...origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)), ...tabs.flat()];
      return [
        ...cookies.flatMap(({ name }) => (known.has(name) ? [] : [`cookie ${name}`])),
        ...keys.flatMap((key) => (storedItemOf(key) ? [] : [`storage ${key}`])),
      ];
    }),
  );
  return [...new Set(found.flat())];
}
