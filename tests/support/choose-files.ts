/** Giving files to a page as people do: in the file dialog, by pasting, by dropping. */
import type { Locator, Page } from '@playwright/test';

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

const listening = new WeakSet<Page>();

/**
 * Runs what opens the file dialog, and chooses: generated files, or the path of one on disk. The browser must know that dialogs are
 * intercepted before one opens, and keep intercepting them: hence a permanent listener, and a response from the page before the first.
 */
export async function chooseBy(page: Page, opens: () => Promise<void>, files: GivenFile[] | string): Promise<void> {
  if (!listening.has(page)) page.on('filechooser', () => undefined);
  listening.add(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const [dialog] = await Promise.all([page.waitForEvent('filechooser', { timeout: 20_000 }), opens()]);
  // Reading them may take long on a busy machine.
  await dialog.setFiles(files, { timeout: 60_000 });
}

/** By pressing its button. */
export function choose(page: Page, button: Locator, files: GivenFile[] | string): Promise<void> {
  return chooseBy(page, () => button.click(), files);
}

/** Dispatches an event with the file at the element: a browser under test has no clipboard and no other window to drag from. */
async function hand(target: Locator, types: string[], { name, mimeType, buffer }: GivenFile): Promise<void> {
  await target.evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.content), (letter) => letter.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], given.name, { type: given.mimeType, lastModified: 1 }));
      for (const type of given.types) {
        const happens = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...happens, clipboardData: carried })
            : new DragEvent(type, { ...happens, dataTransfer: carried }),
        );
      }
    },
    { types, name, mimeType, content: buffer.toString('base64') },
  );
}

export const paste = (target: Locator, file: GivenFile) => hand(target, ['paste'], file);
export const drop = (target: Locator, file: GivenFile) => hand(target, ['dragenter', 'dragover', 'drop'], file);

/** A slow uplink, as on a phone, so that long operations can be observed. */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}
