import { useState } from 'react';
import { caseFilePath } from '#shared/case-views/case-file.ts';

const FAILED = 'The file could not be made. Please try again.';

/** The sentence of the server, where it had one. */
async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return body?.message ?? FAILED;
}

function save(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The browser has taken it over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Fetches the file and hands it to the browser: fetched and not linked, so that a refusal is read here and not in an empty tab. */
export function useCaseFile(caseId: string, fileName: string, onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function fetchFile() {
    setPending(true);
    setRefusal(null);
    try {
      const response = await fetch(caseFilePath(caseId));
      if (!response.ok) return setRefusal(await refusalOf(response));
      save(await response.blob(), fileName);
      onDone();
    } catch {
      setRefusal(FAILED);
    } finally {
      setPending(false);
    }
  }
  return { pending, refusal, fetchFile };
}
