import { Loader, Stack } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './pdf-library.ts';
import { PdfPage } from './pdf-page.tsx';

const NOT_SHOWN = 'The document could not be displayed. You can still download it.';
const LOCKED = 'This document is password-protected. Download it to open it.';

interface PdfPagesProps {
  src: string;
  title: string;
  /** The first pages only: in a preview. */
  most?: number;
}

/** The rendered pages of a PDF. */
export function PdfPages({ src, title, most }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const loading = openPdf(src);
    let left = false;
    loading.promise.then(
      (document) => !left && setPdf(document),
      (error: Error) => !left && setProblem(error.name === 'PasswordException' ? LOCKED : NOT_SHOWN),
    );
    return () => {
      left = true;
      void loading.destroy();
    };
  }, [src]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!pdf) return <Loader role="img" aria-label="Loading the pages" />;
  const numbers = Array.from({ length: Math.min(pdf.numPages, most ?? pdf.numPages) }, (_, index) => index + 1);
  return (
    <Stack component="ol" className="plain-list" gap="sm" w="100%" aria-label={`Pages of ${title}`}>
      {numbers.map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} />
      ))}
    </Stack>
  );
}
