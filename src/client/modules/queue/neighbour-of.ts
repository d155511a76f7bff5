/**
 * The id before or after the open one, in a remembered order, skipping what is no longer in the list.
 * @param here the ids that are in the list now
 * @param open null when nothing is open: the first one follows
 */
export function neighbourOf(
  order: readonly string[],
  here: ReadonlySet<string>,
  open: string | null,
  steps: 1 | -1,
): string | null {
  const from = open === null ? -1 : order.indexOf(open);
  const rest = steps > 0 ? order.slice(from + 1) : order.slice(0, Math.max(from, 0)).toReversed();
  return rest.find((id) => here.has(id)) ?? null;
}
