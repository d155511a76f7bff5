/** The kinds of messages in `content/questions/dangers.tsv`; those of the last one only sound like danger. */
export const urgentKinds = [
  'crisis',
  'fire',
  'gas',
  'wires',
  'injury',
  'violence-at-home',
  'threat',
  'impaired',
  'leaving-the-scene',
  'evacuation',
  'arson',
  'fraud',
  'none',
] as const;
export type UrgentKind = Exclude<(typeof urgentKinds)[number], 'none'>;

/** Messages of each kind, as typed. */
export type UrgentMessages = Readonly<Partial<Record<(typeof urgentKinds)[number], readonly string[]>>>;
