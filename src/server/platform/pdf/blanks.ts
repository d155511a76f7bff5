/** Questions with room for an answer by hand: boxes to tick, lines to write on, tables to fill in. */
import { looks, rule } from './looks.ts';
import type { Box, Sheet, TextLook } from './sheet.ts';

/** The room for an answer. */
export type Blank =
  /** One line next to the question, with what is printed before or after it. */
  | { kind: 'line'; before?: string; after?: string }
  /** Lines below the question. */
  | { kind: 'lines'; count: number }
  /** Lines with a caption each, as wide as their share. */
  | { kind: 'parts'; parts: readonly { caption: string; share: number }[] }
  | { kind: 'boxes'; options: readonly string[] }
  | { kind: 'none' };

export type QuestionBlock = {
  kind: 'question';
  number: string;
  label: string;
  /** When it has to be answered. */
  condition?: string | undefined;
  help?: string | undefined;
  blank: Blank;
  /** Boxes next to the blank: "Not sure". */
  instead?: readonly string[];
};

/** A table with empty rows. */
export type TableBlock = { kind: 'table'; columns: readonly { label: string; share: number }[]; rows: number };

const NUMBER_WIDTH = 30;
/** Of the question, when its answer is next to it. */
const LABEL_SHARE = 0.56;
const BESIDE_GAP = 12;
const BOX = 8.5;
const BOX_GAP = 5;
const OPTION_GAP = 14;
/** Room to write in. */
const WRITING = 20;
const ROW = 24;

const linesTall = (sheet: Sheet, text: string | undefined, look: TextLook, width: number) =>
  text ? sheet.linesOf(text, look, width).length * sheet.lineHeight(look) : 0;

function ruleAt(sheet: Sheet, x: number, y: number, width: number): void {
  sheet.decorate(() => {
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(rule);
  });
}

/** Where each option goes: as many to a line as fit. */
function placed(sheet: Sheet, options: readonly string[], { x, width }: Box) {
  const spots: { option: string; x: number; row: number; width: number }[] = [];
  let at = x;
  let row = 0;
  for (const option of options) {
    const words = Math.min(sheet.widthOf(option, looks.option) + 1, width - BOX - BOX_GAP);
    const whole = BOX + BOX_GAP + words;
    if (at > x && at + whole > x + width) {
      at = x;
      row += 1;
    }
    const tall = sheet.linesOf(option, looks.option, words).length;
    spots.push({ option, x: at, row, width: words });
    at += whole + OPTION_GAP;
    if (tall > 1) {
      at = x;
      row += tall;
    }
  }
  return spots;
}

const optionLine = (sheet: Sheet) => sheet.lineHeight(looks.option) + 3;

function boxesTall(sheet: Sheet, options: readonly string[], box: Box): number {
  const spots = placed(sheet, options, box);
  const last = spots.at(-1);
  if (!last) return 0;
  return (last.row + sheet.linesOf(last.option, looks.option, last.width).length) * optionLine(sheet);
}

/** Boxes and their words, as a list. Expects that they fit on the page. */
function printBoxes(sheet: Sheet, options: readonly string[], box: Box): void {
  const top = sheet.y;
  const list = sheet.doc.struct('L');
  sheet.root.add(list);
  for (const { option, x, row, width } of placed(sheet, options, box)) {
    const y = top + row * optionLine(sheet);
    sheet.decorate(() => {
      sheet.doc
        .rect(x, y + 2.2, BOX, BOX)
        .lineWidth(0.8)
        .stroke(rule);
    });
    sheet.y = y;
    const item = sheet.doc.struct('LI');
    list.add(item);
    sheet.tag('LBody', item, () => sheet.write(option, looks.option, { x: x + BOX + BOX_GAP, width }));
    item.end();
  }
  list.end();
  sheet.y = top + boxesTall(sheet, options, box);
}

function blankTall(sheet: Sheet, blank: Blank, box: Box): number {
  if (blank.kind === 'boxes') return boxesTall(sheet, blank.options, box);
  if (blank.kind === 'lines') return blank.count * ROW;
  if (blank.kind === 'parts') return WRITING + sheet.lineHeight(looks.caption);
  return blank.kind === 'line' ? WRITING : 0;
}

function printBlank(sheet: Sheet, blank: Blank, box: Box): void {
  const top = sheet.y;
  if (blank.kind === 'boxes') printBoxes(sheet, blank.options, box);
  if (blank.kind === 'lines')
    for (let index = 1; index <= blank.count; index += 1) ruleAt(sheet, box.x, top + index * ROW - 3, box.width);
  if (blank.kind === 'line') {
    const { before = '', after = '' } = blank;
    const left = before ? sheet.widthOf(before, looks.option) + 3 : 0;
    const right = after ? sheet.widthOf(after, looks.option) + 3 : 0;
    const words = top + WRITING - 3 - sheet.lineHeight(looks.option) + 3;
    if (before || after)
      sheet.tag('P', sheet.root, () => {
        if (before) sheet.place(before, looks.option, box.x, words);
        if (after) sheet.place(after, looks.option, box.x + box.width - right + 3, words);
      });
    ruleAt(sheet, box.x + left, top + WRITING - 3, box.width - left - right);
  }
  if (blank.kind === 'parts') {
    const gap = 8;
    const shares = blank.parts.reduce((sum, { share }) => sum + share, 0);
    const room = box.width - gap * (blank.parts.length - 1);
    let x = box.x;
    for (const { caption, share } of blank.parts) {
      const width = (room * share) / shares;
      ruleAt(sheet, x, top + WRITING - 3, width);
      const at = x;
      sheet.tag('P', sheet.root, () => sheet.place(caption, looks.caption, at, top + WRITING - 1));
      x += width + gap;
    }
  }
  if (blank.kind !== 'boxes') sheet.y = top + blankTall(sheet, blank, box);
}

/** Short answers go next to their question, everything else below it. */
function isBeside(sheet: Sheet, blank: Blank, width: number): boolean {
  if (blank.kind === 'line' || blank.kind === 'none') return true;
  if (blank.kind === 'parts') return blank.parts.reduce((sum, { share }) => sum + share, 0) <= 10;
  if (blank.kind !== 'boxes') return false;
  return boxesTall(sheet, blank.options, { x: 0, width }) <= optionLine(sheet);
}

/** A question and its blank, never on two pages. */
export function printQuestion(
  sheet: Sheet,
  { number, label, condition, help, blank, instead = [] }: QuestionBlock,
): void {
  const x = sheet.whole.x + NUMBER_WIDTH;
  const width = sheet.whole.width - NUMBER_WIDTH;
  const besideWidth = width * (1 - LABEL_SHARE) - BESIDE_GAP;
  const beside = isBeside(sheet, blank, besideWidth);
  const words: Box = { x, width: beside && blank.kind !== 'none' ? width * LABEL_SHARE : width };
  const room: Box = beside ? { x: x + width * LABEL_SHARE + BESIDE_GAP, width: besideWidth } : { x, width };
  const wordsTall =
    linesTall(sheet, condition, looks.condition, words.width) +
    linesTall(sheet, label, looks.question, words.width) +
    linesTall(sheet, help, looks.hint, words.width);
  const answerTall = blankTall(sheet, blank, room) + (instead.length ? boxesTall(sheet, instead, room) + 2 : 0);
  sheet.keep(beside ? Math.max(wordsTall, answerTall) : wordsTall + answerTall + 3);
  const top = sheet.y;
  sheet.tag('P', sheet.root, () => {
    sheet.place(number, looks.question, sheet.whole.x, top);
    if (condition) sheet.write(condition, looks.condition, words);
    sheet.write(label, looks.question, words);
    if (help) sheet.write(help, looks.hint, words);
  });
  const below = sheet.y;
  sheet.y = beside ? top : below + 3;
  printBlank(sheet, blank, room);
  if (instead.length > 0) {
    sheet.y += 2;
    printBoxes(sheet, instead, room);
  }
  sheet.y = Math.max(sheet.y, below) + 9;
}

/** Column heads and empty rows. A table that reaches the end of a page goes on the next one as a whole. */
export function printTable(sheet: Sheet, { columns, rows }: TableBlock): void {
  const x = sheet.whole.x + NUMBER_WIDTH;
  const width = sheet.whole.width - NUMBER_WIDTH;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const PADDING = 4;
  const widths = columns.map(({ share }) => (width * share) / shares);
  const headTall =
    Math.max(
      ...columns.map(({ label }, index) => linesTall(sheet, label, looks.hint, (widths[index] ?? 0) - 2 * PADDING)),
    ) +
    2 * PADDING;
  sheet.keep(headTall + rows * ROW);
  const top = sheet.y;
  let left = x;
  for (const [index, { label }] of columns.entries()) {
    const room = { x: left + PADDING, width: (widths[index] ?? 0) - 2 * PADDING };
    sheet.y = top + PADDING;
    sheet.tag('P', sheet.root, () => sheet.write(label, looks.hint, room));
    left += widths[index] ?? 0;
  }
  const bottom = top + headTall + rows * ROW;
  sheet.decorate(() => {
    const { doc } = sheet;
    doc.lineWidth(0.6);
    for (let row = 0; row <= rows; row += 1) {
      const y = top + headTall + row * ROW;
      doc.moveTo(x, y).lineTo(x + width, y);
    }
    doc.moveTo(x, top).lineTo(x + width, top);
    let at = x;
    for (const each of [0, ...widths]) {
      at += each;
      doc.moveTo(at, top).lineTo(at, bottom);
    }
    doc.stroke(rule);
  });
  sheet.y = bottom + 9;
}
