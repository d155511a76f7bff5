/** The address of the printable case file, for the broker who works on it and for administrators. */
export function caseFilePath(caseId: string): string {
  return `/api/cases/${caseId}/file.pdf`;
}

/** What a packet of a case can be written as. */
export const packetFormats = ['json', 'csv'] as const;
export type PacketFormat = (typeof packetFormats)[number];

/** The address of the whole case for a broker’s own system: the same people, and without sensitive answers too. */
export function casePacketPath(caseId: string, format: PacketFormat = 'json'): string {
  return `/api/cases/${caseId}/packet${format === 'json' ? '' : `.${format}`}`;
}
