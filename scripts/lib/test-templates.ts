/** Databases that tests clone: one with the schema only, one with the demo users. */
export const templates = { empty: 'template_empty', demo: 'template_demo' };

/** The connection string for another database of the same cluster. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
