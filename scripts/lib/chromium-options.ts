/** How tests start Chromium, which {@link findChromium} found before. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const { CHROMIUM_PATH } = process.env;
  return {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    // Root may not use Chromium's sandbox; the rest keeps the browser from phoning home.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
