/** Where the API is described. */
export const apiPaths = {
  json: '/api/openapi.json',
  yaml: '/api/openapi.yaml',
  docs: '/api/docs',
  guide: (name: string) => `/api/docs/guides/${name}`,
  /** Leads to the guide about the form on other websites. */
  embed: '/api/docs/embed',
  changes: '/api/docs/changes',
  changesFeed: '/api/docs/changes.atom',
  /** RFC 9727 */
  catalogue: '/.well-known/api-catalog',
} as const;
