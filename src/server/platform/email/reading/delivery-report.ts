/** The part of a bounce that programs read (RFC 3464): whether an email failed for good, and why. */
import type { Attachment } from 'postal-mime';

/** `status` as 5.1.1; null where none was given. */
export type DeliveryReport = { failed: boolean; status: string | null };

const REPORT_MAX = 20_000;

export function deliveryReport(parts: readonly Attachment[]): DeliveryReport | null {
  const part = parts.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!part || typeof part.content === 'string') return null;
  const text = Buffer.from(part.content as ArrayBuffer).toString('latin1', 0, REPORT_MAX);
  const action = /^action:\s*([a-z]+)/im.exec(text)?.[1]?.toLowerCase();
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1] ?? null;
  return { failed: action === 'failed' && !status?.startsWith('4'), status };
}
