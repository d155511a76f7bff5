const dashes = [undefined, '8 4', '2 4', '10 4 2 4', '5 3'];

/** How the line of a series is broken: they are told apart without colours. */
export function dashOf(index: number): string | undefined {
  return dashes[index % dashes.length];
}
