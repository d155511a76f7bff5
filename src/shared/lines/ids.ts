/**
 * The ids of the insurance lines, in the order visitors see them. Each has a folder of the same name; the registries in
 * `generated` are written from this list.
 */
export const lineIds = [
  'auto',
  'home',
  'business',
  'commercial-auto',
  'group-benefits',
  'life',
  'travel',
  'supervisa',
  'specialty',
  'general',
] as const;
/** A line is also the type of its cases. */
export type Line = (typeof lineIds)[number];
