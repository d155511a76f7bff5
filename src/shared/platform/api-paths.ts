/** Where the API is described. */
export const apiPaths = {
  json: '/api/openapi.json',
  yaml: '/api/openapi.yaml',
  docs: '/api/docs',
  /** RFC 9727 */
  catalogue: '/.well-known/api-catalog',
} as const;
