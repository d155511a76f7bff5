import { redactedLabels } from '#shared/assistant/labels.ts';
import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';

/** `phone number, postal code` */
export function redactedWords(kinds: readonly RedactedKind[]): string {
  return [...new Set(kinds)].map((kind) => redactedLabels[kind] ?? 'ID number').join(', ');
}
