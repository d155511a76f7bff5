/** Which requests belong to a path with parameters, `/api/cases/{caseId}`: the REST API and the door for keys must agree on it. */
export function addressPattern(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
