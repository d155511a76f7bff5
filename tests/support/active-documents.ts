/** Documents with active content, in the forms that real documents and attackers use. */
import { deflateSync } from 'node:zlib';

type PdfObject = string | { dictionary: string; stream: Buffer };

/** A PDF of one page with more objects, each on its own or as a stream. */
export function pdfOf(objects: PdfObject[], catalog = '', trailer = ''): Buffer {
  const parts: Buffer[] = [
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n`,
    ),
  ];
  objects.forEach((object, index) => {
    const number = index + 10;
    if (typeof object === 'string') parts.push(Buffer.from(`${number} 0 obj${object}endobj\n`, 'latin1'));
    else
      parts.push(
        Buffer.from(`${number} 0 obj<<${object.dictionary}/Length ${object.stream.length}>>stream\n`, 'latin1'),
        object.stream,
        Buffer.from('\nendstream endobj\n'),
      );
  });
  parts.push(Buffer.from(`trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A compressed stream that contains objects. */
export function objectStream(objects: string, more = ''): PdfObject {
  const head = '20 0 ';
  const stream = deflateSync(Buffer.from(head + objects, 'latin1'));
  return { dictionary: `/Type/ObjStm/N 1/First ${head.length}${more}/Filter/FlateDecode`, stream };
}

export function flate(content: string | Buffer, dictionary = ''): PdfObject {
  return { dictionary: `${dictionary}/Filter/FlateDecode`, stream: deflateSync(content) };
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A part with one relationship. */
export function relationships(type: string, target: string, mode = 'External'): Buffer {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPES}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`,
  );
}
