/** Words grouped as the eye groups them: into lines, and lines into cells with a gap between. */
import type { Box, Word } from '#shared/platform/paper.ts';

export interface Cell extends Box {
  text: string;
  words: readonly Word[];
  page: number;
  /** Counts the lines of all pages. */
  line: number;
}

export interface Page {
  words: readonly Word[];
  /** Width divided by height. */
  ratio: number;
}

const middle = ({ y, height }: Box) => y + height / 2;

export function boxAround(parts: readonly Box[]): Box {
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  return {
    x,
    y,
    width: Math.max(...parts.map((part) => part.x + part.width)) - x,
    height: Math.max(...parts.map((part) => part.y + part.height)) - y,
  };
}

function linesOf(words: readonly Word[]): Word[][] {
  const lines: { at: number; height: number; words: Word[] }[] = [];
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    // Letters that reach below the line move the middle of a word, by less than half its height.
    if (line && middle(word) - line.at < 0.5 * Math.max(line.height, word.height)) {
      line.words.push(word);
      line.height = Math.max(line.height, word.height);
    } else lines.push({ at: middle(word), height: word.height, words: [word] });
  }
  return lines.map((line) => line.words.sort((a, b) => a.x - b.x));
}

function cellOf(words: readonly Word[], page: number, line: number): Cell {
  return { ...boxAround(words), text: words.map(({ text }) => text).join(' '), words, page, line };
}

/** In reading order. */
export function cellsOf(pages: readonly Page[]): Cell[] {
  const cells: Cell[] = [];
  let line = 0;
  pages.forEach(({ words, ratio }, index) => {
    for (const row of linesOf(words)) {
      const tall = Math.max(...row.map(({ height }) => height)) / ratio;
      let held: Word[] = [];
      for (const word of row) {
        const before = held.at(-1);
        if (before && word.x - (before.x + before.width) > 1.1 * tall) {
          cells.push(cellOf(held, index + 1, line));
          held = [];
        }
        held.push(word);
      }
      cells.push(cellOf(held, index + 1, line));
      line += 1;
    }
  });
  return cells;
}

/** Where a part of a cell's text is. */
export function boxOfText({ words, text }: Cell, start: number, end: number): Box {
  let at = 0;
  const inside = words.filter((word) => {
    const from = at;
    at += word.text.length + 1;
    return from < end && from + word.text.length > start;
  });
  return boxAround(inside.length > 0 && end <= text.length ? inside : words);
}

/** The cells below another, nearest first: those that begin about where it does, or lie under it. */
export function cellsBelow(cells: readonly Cell[], label: Cell): Cell[] {
  const reach = 0.04;
  return cells.filter(
    (cell) =>
      cell.page === label.page &&
      cell.line > label.line &&
      (Math.abs(cell.x - label.x) < reach || (cell.x >= label.x && cell.x < label.x + label.width)),
  );
}

/** The next cell on the same line. */
export function cellRightOf(cells: readonly Cell[], label: Cell): Cell | undefined {
  return cells.find((cell) => cell.line === label.line && cell.x > label.x);
}

/** The cells of the same line from one on. */
export function cellsRightOf(cells: readonly Cell[], label: Cell): Cell[] {
  return cells.filter((cell) => cell.line === label.line && cell.x > label.x);
}
