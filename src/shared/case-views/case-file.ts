/** The address of everything about a case on paper, for the broker who works on it and for administrators. */
export function caseFilePath(caseId: string): string {
  return `/api/cases/${caseId}/file.pdf`;
}
