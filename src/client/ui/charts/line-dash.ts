const dashes = [undefined, '8 4', '2 4', '10 4 2 4', '5 3'];

/** The dash pattern of a series' line: lines are distinguished without colour. */
export function dashOf(index: number): string | undefined {
  return dashes[index % dashes.length];
}
