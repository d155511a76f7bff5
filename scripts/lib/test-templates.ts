/** Databases that tests clone: one with the schema only, one with the demo people in it. */
export const templates = { empty: 'template_empty', demo: 'template_demo' };

/** The same connection to another database of the cluster. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
