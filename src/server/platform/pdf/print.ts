/** A PDF from its blocks: a feature's content in our standard layout, tagged for screen readers, with page numbers. */
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { printQuestion, printTable, type QuestionBlock, type TableBlock } from './blanks.ts';
import { REPLACED } from './faces.ts';
import { line, looks } from './looks.ts';
import { openSheet, type Sheet } from './sheet.ts';

export type Fact = { label: string; value: string };
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'text'; text: string; quiet?: boolean; strong?: boolean }
  /** Labels on the left, values on the right. */
  | { kind: 'facts'; facts: readonly Fact[] }
  | QuestionBlock
  | TableBlock;

export type Paper = {
  title: string;
  /** Under the title. */
  subtitle: string;
  author: string;
  language: string;
  /** What this document is not, in its own box and on every page. */
  notice: string;
  /** Next to the page number. */
  footer: string;
  blocks: readonly Block[];
};

/** Lines of a paragraph that aren’t separated by a page. */
const TOGETHER = 4;
const LABEL_WIDTH = 168;
const GUTTER = 14;
const PADDING = 9;
/** A heading stays with at least this much of what follows; that may be another heading. */
const HEADING_KEEPS = { 2: 96, 3: 46 } as const;

type Element = PDFKit.PDFStructureElement;

function printNotice(sheet: Sheet, notice: string): void {
  const box = { x: sheet.whole.x + PADDING, width: sheet.whole.width - 2 * PADDING };
  const height =
    sheet.linesOf(notice, looks.notice, box.width).length * sheet.lineHeight(looks.notice) + 2 * PADDING - 3;
  sheet.decorate(() => {
    sheet.doc.roundedRect(sheet.whole.x, sheet.y, sheet.whole.width, height, 5).fillAndStroke('#e8f0f3', line);
  });
  const top = sheet.y;
  sheet.y = top + PADDING;
  sheet.tag('P', sheet.root, () => sheet.write(notice, looks.notice, box));
  sheet.y = top + height + 12;
}

function printHeading(sheet: Sheet, { level, text }: Extract<Block, { kind: 'heading' }>): void {
  const look = level === 2 ? looks.h2 : looks.h3;
  sheet.keep(sheet.lineHeight(look) + HEADING_KEEPS[level]);
  if (level === 2) {
    sheet.y += 8;
    const { doc, whole } = sheet;
    sheet.decorate(() => {
      doc
        .moveTo(whole.x, sheet.y)
        .lineTo(whole.x + whole.width, sheet.y)
        .lineWidth(0.7)
        .stroke(line);
    });
    sheet.y += 8;
    doc.outline.addItem(text);
  } else sheet.y += 3;
  sheet.tag(`H${level}`, sheet.root, () => sheet.write(text, look));
}

/** One fact: label and value begin on one line; the longer one determines the height. */
function printFact(sheet: Sheet, list: Element, { label, value }: Fact): void {
  const { doc, whole } = sheet;
  const labelBox = { x: whole.x, width: LABEL_WIDTH };
  const valueBox = { x: whole.x + LABEL_WIDTH + GUTTER, width: whole.width - LABEL_WIDTH - GUTTER };
  const labelHeight = sheet.linesOf(label, looks.label, labelBox.width).length * sheet.lineHeight(looks.label);
  sheet.keep(Math.max(labelHeight, sheet.lineHeight(looks.value)));
  const top = sheet.y;
  const page = doc.bufferedPageRange().count;
  const item = doc.struct('LI');
  list.add(item);
  sheet.tag('Lbl', item, () => sheet.write(label, looks.label, labelBox));
  sheet.y = top;
  sheet.tag('LBody', item, () => sheet.write(value, looks.value, valueBox));
  item.end();
  // A value that ran over the page has its label on the page before.
  if (doc.bufferedPageRange().count === page) sheet.y = Math.max(sheet.y, top + labelHeight);
  sheet.y += 2.5;
}

async function printFacts(sheet: Sheet, facts: readonly Fact[], rest: Rest): Promise<void> {
  const list = sheet.doc.struct('L');
  sheet.root.add(list);
  for (const fact of facts) {
    printFact(sheet, list, fact);
    await rest();
  }
  list.end();
  sheet.y += 4;
}

async function printBlock(sheet: Sheet, block: Block, rest: Rest): Promise<void> {
  if (block.kind === 'heading') printHeading(sheet, block);
  else if (block.kind === 'facts') await printFacts(sheet, block.facts, rest);
  else if (block.kind === 'question') printQuestion(sheet, block);
  else if (block.kind === 'table') printTable(sheet, block);
  else {
    const look = block.quiet ? looks.quiet : block.strong ? looks.strong : looks.text;
    // A short paragraph stays on one page; a long one begins with as many lines.
    const lines = sheet.linesOf(block.text, look, sheet.whole.width).length;
    sheet.keep(Math.min(lines, TOGETHER) * sheet.lineHeight(look));
    sheet.tag('P', sheet.root, () => sheet.write(block.text, look));
  }
}

function printFooters(sheet: Sheet, { notice, footer }: Paper): void {
  const { doc, whole, height } = sheet;
  sheet.onEveryPage((page, pages) => {
    const words = `Page ${page} of ${pages}`;
    const top = height - 48;
    doc
      .moveTo(whole.x, top)
      .lineTo(whole.x + whole.width, top)
      .lineWidth(0.5)
      .stroke(line);
    sheet.place(words, looks.foot, whole.x + whole.width - sheet.widthOf(words, looks.foot), top + 6);
    sheet.place(footer, looks.foot, whole.x, top + 6);
    sheet.place(notice, looks.foot, whole.x, top + 6 + sheet.lineHeight(looks.foot), whole.width);
  });
}

/** Yields to other work after running long enough: a long history takes a second of CPU time. */
type Rest = () => Promise<void>;
const TURN_MS = 15;

function restBetween(stream: Readable): Rest {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    if (stream.destroyed) throw new Error('This PDF is no longer needed');
    since = performance.now();
  };
}

async function print(sheet: Sheet, paper: Paper, rest: Rest): Promise<void> {
  sheet.tag('H1', sheet.root, () => sheet.write(paper.title, looks.title));
  sheet.tag('P', sheet.root, () => sheet.write(paper.subtitle, looks.subtitle));
  printNotice(sheet, paper.notice);
  for (const block of paper.blocks) {
    await printBlock(sheet, block, rest);
    await rest();
  }
  if (sheet.replaced) {
    const words = `${REPLACED} stands for characters this file can’t show. The portal shows them as typed.`;
    sheet.tag('P', sheet.root, () => sheet.write(words, looks.quiet));
  }
  sheet.root.end();
  printFooters(sheet, paper);
  sheet.doc.end();
}

/** The PDF as a stream, which breaks when printing fails: a partial file must not look complete. */
export function printPaper(paper: Paper): Readable {
  const sheet = openSheet(paper);
  const stream = sheet.doc as unknown as Readable;
  print(sheet, paper, restBetween(stream)).catch((error) => stream.destroy(error));
  return stream;
}
