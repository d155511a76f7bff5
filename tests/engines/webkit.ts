/** WebKitGTK, driven by its own WebDriver. A driver holds one session, so each page has a driver, all of them on one display. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/lib/ports.ts';
import type { Shutdown } from '../../scripts/lib/shutdown.ts';
import type { Engine, EnginePage } from './engine.ts';
import { PATIENCE_MS, within } from './patience.ts';
import { type Program, startProgram } from './program.ts';

export interface WebKitPrograms {
  miniBrowser: string;
  driver: string;
  display: string;
}

/** The display that the X server has opened, with the number of its choice. */
async function startDisplay(shutdown: Shutdown, program: string) {
  // It writes the number to its third channel.
  const server = startProgram(
    shutdown,
    [program, '-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const said = once(server.child.stdio[3] as NodeJS.ReadableStream, 'data') as Promise<[Buffer]>;
  const [number] = await within('Xvfb opens a display', said);
  return { server, display: `:${number.toString().trim()}` };
}

async function startSession(port: number, miniBrowser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver does not say when it listens.
      if (Date.now() > end) throw error;
      await sleep(500);
    }
  }
}

export async function startWebKit(
  { miniBrowser, driver, display }: WebKitPrograms,
  shutdown: Shutdown,
): Promise<Engine> {
  const screen = await startDisplay(shutdown, display);
  const programs: Program[] = [screen.server];
  const sessions: WebDriver[] = [];

  async function open(): Promise<EnginePage> {
    const port = await freePort();
    const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' };
    programs.push(startProgram(shutdown, [driver, `--port=${port}`, '--host=127.0.0.1'], { env }));
    const session = await startSession(port, miniBrowser);
    sessions.push(session);
    await session.manage().setTimeouts({ pageLoad: PATIENCE_MS, script: PATIENCE_MS });
    await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    const found = (selector: string) => session.findElement(By.css(selector));
    return {
      goto: (url) => session.get(url),
      run: (body, ...args) =>
        session.executeScript(
          `const [${args.map((_, index) => `a${index}`).join(', ')}] = arguments; ${body}`,
          ...args,
        ),
      click: async (selector) => found(selector).click(),
      type: async (selector, text) => found(selector).sendKeys(text),
      chooseFile: async (selector, file) => found(selector).sendKeys(file),
      screenshot: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
    };
  }

  const first = await open();
  const waiting: EnginePage[] = [first];
  const version = (await sessions[0]?.getCapabilities())?.get('browserVersion') as string | undefined;
  return {
    name: `WebKitGTK ${version ?? ''}`.trim(),
    open: async () => waiting.pop() ?? open(),
    async close() {
      const closing = Promise.allSettled(sessions.map((session) => session.quit()));
      await within('WebKitGTK closes', closing, 10_000).catch(() => undefined);
      for (const program of programs.toReversed()) await program.stop();
    },
  };
}
