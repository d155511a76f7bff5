/** The address of a call: the path with its parameters filled in, and what is left for the query or the body. */
export function addressOf(path: string, input: object): { address: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { address, rest };
}
