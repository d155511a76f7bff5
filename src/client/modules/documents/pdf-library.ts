/** The library that draws PDFs. Their scripts, forms and links are disabled, and nothing else is fetched. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// From our own origin, as the page's content security policy requires.
GlobalWorkerOptions.workerSrc = workerAddress;

/** Opens a PDF, in full or as far as the drawn pages need it. */
export function openPdf(url: string, { inParts = false }: { inParts?: boolean } = {}): PDFDocumentLoadingTask {
  // WebAssembly would need a wider policy; the rendering is the same without it.
  const safe = { useWasm: false, enableXfa: false, stopAtErrors: false };
  return getDocument({ url, ...safe, ...(inParts && { disableAutoFetch: true, disableStream: true }) });
}
