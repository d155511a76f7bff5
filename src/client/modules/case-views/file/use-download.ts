import { useState } from 'react';
import { saveFile } from '#client/lib/save-file.ts';

const FAILED = 'The file could not be created. Try again.';

/** The server's message, if it sent one. */
async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return body?.message ?? FAILED;
}

/** Downloads the file with fetch rather than a link, so that an error is shown here and not in an empty tab. */
export function useDownload(address: string, fileName: string, onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function fetchFile() {
    setPending(true);
    setRefusal(null);
    try {
      const response = await fetch(address);
      if (!response.ok) return setRefusal(await refusalOf(response));
      saveFile(await response.blob(), fileName);
      onDone();
    } catch {
      setRefusal(FAILED);
    } finally {
      setPending(false);
    }
  }
  return { pending, refusal, fetchFile };
}
