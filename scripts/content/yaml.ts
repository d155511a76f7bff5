import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { ContentError, mistakeAt, type Source } from './source.ts';

/** Parses YAML. `above` is the number of lines in the file before the text. @throws ContentError when it is not valid YAML */
export function readYaml(file: string, text: string, above = 0): Source {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + above;
  if (document.errors.length)
    throw new ContentError(
      document.errors.map(({ pos, message }) => mistakeAt(file, lineAt(pos[0]), message)).join('\n'),
    );
  return {
    file,
    value: document.toJS(),
    lineOf(path) {
      let node: unknown = document.contents;
      let line = 1 + above;
      for (const part of path) {
        const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(part)) : undefined;
        const next = pair ? pair.key : isSeq(node) ? node.items[Number(part)] : undefined;
        if (!isNode(next) || !next.range) break;
        line = lineAt(next.range[0]);
        node = pair ? pair.value : next;
      }
      return line;
    },
  };
}
