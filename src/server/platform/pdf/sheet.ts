/**
 * A page that is written line by line: the cursor, the line and page breaks, and the tags that screen readers navigate by. Lines are broken
 * here and not by pdfkit, which knows one font per text.
 */
import PDFDocument from 'pdfkit';
import { faces, plainText, REPLACED, runsOf, type Weight } from './faces.ts';

export type TextLook = { size: number; weight: Weight; color: string; gap?: number };
export type Box = { x: number; width: number };

const MARGIN = 54;
const BOTTOM = 64;
const LEADING = 1.42;

export type Sheet = ReturnType<typeof openSheet>;

export function openSheet({ title, author, language }: { title: string; author: string; language: string }) {
  // Pages are held until the last is written: only then is their number known.
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    // Known to pdfkit, not yet to its types.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: language,
    // No default font: a face registered under two names would be read again for every word.
    font: null as never,
    info: { Title: plainText(title), Author: plainText(author) },
  });
  for (const [name, bytes] of faces) doc.registerFont(name, bytes as never);
  const { width, height } = doc.page;
  const root = doc.struct('Document', { title: plainText(title) });
  doc.addStructure(root);
  let y = MARGIN;
  let replaced = false;
  const advances = new Map<string, number>();

  const whole: Box = { x: MARGIN, width: width - 2 * MARGIN };

  /** At size 1, letter by letter and without kerning: line breaking looks up the same letters again and again. */
  function advanceOf(character: string, weight: Weight): number {
    const key = `${weight}${character}`;
    let advance = advances.get(key);
    if (advance === undefined) {
      advance = runsOf(character, weight).reduce(
        (sum, { face, text }) => sum + doc.font(face, 100).widthOfString(text) / 100,
        0,
      );
      advances.set(key, advance);
    }
    return advance;
  }

  function widthOf(text: string, { size, weight }: TextLook): number {
    let width = 0;
    for (const character of text) width += advanceOf(character, weight);
    return width * size;
  }

  /** The longest beginning of a word that fits: for checksums and addresses without a space. */
  function fitting(word: string, look: TextLook, room: number): string {
    let begun = '';
    let width = 0;
    for (const character of word) {
      width += advanceOf(character, look.weight) * look.size;
      if (begun && width > room) break;
      begun += character;
    }
    return begun;
  }

  function linesOf(text: string, look: TextLook, room: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const next of plainText(text).split(/ +/).filter(Boolean)) {
      let word = next;
      if (line && widthOf(`${line} ${word}`, look) > room) {
        lines.push(line);
        line = '';
      }
      while (widthOf(word, look) > room && [...word].length > 1) {
        const part = fitting(word, look, room);
        lines.push(part);
        word = word.slice(part.length);
      }
      line = line ? `${line} ${word}` : word;
    }
    return line ? [...lines, line] : lines;
  }

  /** The element being tagged continues after the break. */
  function breakPage(): void {
    doc.continueOnNewPage();
    y = MARGIN;
  }

  /** Goes to the next page when the next content does not fit completely. */
  function keep(space: number): void {
    if (y + space > height - BOTTOM) breakPage();
  }

  /** One line at a fixed position, independent of the cursor; text wider than its room ends in dots. */
  function place(line: string, look: TextLook, x: number, top: number, room?: number): void {
    const fits = room === undefined || widthOf(line, look) <= room;
    let at = x;
    for (const { face, text } of runsOf(fits ? line : `${fitting(line, look, room - 8)}…`, look.weight)) {
      doc.font(face, look.size).fillColor(look.color).text(text, at, top, { lineBreak: false });
      at += doc.widthOfString(text);
    }
  }

  /** Writes text into a box, over as many lines and pages as needed. Empty lines of typed text are kept. */
  function write(text: string, look: TextLook, box: Box = whole): void {
    for (const paragraph of text.split(/\r?\n/)) {
      for (const line of linesOf(paragraph, look, box.width)) {
        keep(look.size * LEADING);
        replaced ||= runsOf(line, look.weight).some(({ text: run }) => run.includes(REPLACED));
        place(line, look, box.x, y);
        y += look.size * LEADING;
      }
    }
    y += look.gap ?? 0;
  }

  /** The same, as one element of the structure. */
  function tag(kind: string, parent: PDFKit.PDFStructureElement, run: () => void): void {
    const content = doc.markStructureContent(kind);
    run();
    doc.endMarkedContent();
    parent.add(doc.struct(kind, {}, content));
  }

  /** Drawn, but not read by screen readers. */
  function decorate(run: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    run();
    doc.endMarkedContent();
  }

  /** Content of every page, once all are written. */
  function onEveryPage(run: (page: number, pages: number) => void): void {
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      doc.markContent('Artifact', { type: 'Pagination' });
      run(index + 1, count);
      doc.endMarkedContent();
    }
  }

  return {
    doc,
    root,
    whole,
    height,
    widthOf,
    linesOf,
    keep,
    place,
    write,
    tag,
    decorate,
    onEveryPage,
    get y() {
      return y;
    },
    set y(next: number) {
      y = next;
    },
    /** Letters were replaced on it. */
    get replaced() {
      return replaced;
    },
    lineHeight: ({ size }: TextLook) => size * LEADING,
  };
}
