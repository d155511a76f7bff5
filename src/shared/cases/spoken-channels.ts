/** How a broker received a request that its client didn't send: the detail of the case's source. */
import { z } from 'zod';

export const spokenChannelSchema = z.enum(['telephone', 'walk-in'], 'Choose how you spoke');
export type SpokenChannel = z.infer<typeof spokenChannelSchema>;

/** As the end of a sentence: "recorded …". */
export const spokenChannelWords: Record<SpokenChannel, string> = { telephone: 'by telephone', 'walk-in': 'in person' };

/** “By telephone, recorded by Robin Hale”; null for a request that its client sent. */
export function recordedWords(name: string, source: string | null): string | null {
  const [from, detail] = (source ?? '').split('/');
  const channel = spokenChannelSchema.safeParse(detail);
  if (from !== 'broker' || !channel.success) return null;
  return `${channel.data === 'telephone' ? 'By telephone' : 'In person'}, recorded by ${name}`;
}
