/** The lines of insurance by name, in the order visitors are offered them. Each has a folder of its name. */
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
/** A line is the type its case will have. */
export type Line = (typeof lineIds)[number];
