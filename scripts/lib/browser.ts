import { type Browser, chromium } from '@playwright/test';

/** Root may not use Chromium's sandbox; the rest keeps the browser from phoning home. */
const ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** `more` are additional arguments for Chromium. */
export function launchBrowser(executablePath: string, more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGS, ...more] });
}
