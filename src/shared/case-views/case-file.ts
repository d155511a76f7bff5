/** The address of the printable case file, for the broker who works on it and for administrators. */
export function caseFilePath(caseId: string): string {
  return `/api/cases/${caseId}/file.pdf`;
}
