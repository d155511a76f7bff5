/** What people read: the strings of the source files, and the text of the content. */
import { readFileSync } from 'node:fs';
import type { Node } from '@oxc-project/types';
import { parseSync } from 'oxc-parser';
import { inRoot } from '../lib/root.ts';

/** A text a person reads; `…` is what the program fills in. */
export interface ReadText {
  file: string;
  line: number;
  text: string;
}

/** Attributes whose value is shown or spoken, even when it is one word. */
const SPOKEN = new Set([
  'label',
  'title',
  'placeholder',
  'description',
  'heading',
  'alt',
  'aria-label',
  'legend',
  'cta',
]);
/** Attributes and properties that are never read. */
const SILENT =
  /^(?:className|class|style|href|src|d|sizes|srcSet|id|key|type|rel|viewBox|transform|points|pattern|autoComplete|path|mask|format)$/;
const SQL =
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|LOCK|SET|ANALYZE|VACUUM|REINDEX|COPY|GRANT|REVOKE|BEGIN|LISTEN|NOTIFY|WHERE|AND|ORDER BY|VALUES|FROM|JOIN)\b/;
const CODE =
  /[{}]\s|[\w-]: ?[^;]*; ?(?:[\w-]+:|$)|;[ \w-]+=|\(\w[^()]*\||=>|^\W*$|(?<!npm run [a-z]*)[a-z]:[a-z]|\bvar\(|\d(?:px|rem|em|ms|fr)\b|^[\w-]+\/[\w-]+;?|^(?:[a-z]+-)+[a-z]+(?: |$)|\\[bdsw]|^(?:max-age|no-store|no-cache|default-src|public,|private,)/;

/** Every text a source file may show, in order. */
export function textsOf(file: string): ReadText[] {
  const source = readFileSync(inRoot(file), 'utf8');
  const { program } = parseSync(file, source);
  const found: ReadText[] = [];
  const lines = lineStarts(source);
  const add = (node: Node, text: string, spoken: boolean) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (isRead(plain, spoken)) found.push({ file, line: lineAt(lines, node.start), text: plain });
  };
  visit(program as unknown as Node, null, add);
  return found;
}

function isRead(text: string, spoken: boolean): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  if (spoken) return true;
  return /\p{L}[^\s]* +[^\s]*\p{L}/u.test(text) && /\p{Ll}/u.test(text) && !SQL.test(text) && !CODE.test(text);
}

function visit(node: Node, parent: Node | null, add: (node: Node, text: string, spoken: boolean) => void): void {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
    case 'TaggedTemplateExpression':
      return;
    case 'JSXAttribute': {
      const name = String(node.name.type === 'JSXIdentifier' ? node.name.name : '');
      if (SILENT.test(name)) return;
      if (node.value?.type === 'Literal') {
        add(node, String(node.value.value), SPOKEN.has(name));
        return;
      }
      break;
    }
    case 'Property':
      if (node.key.type === 'Identifier' && SILENT.test(node.key.name)) return;
      if (node.key.type === 'Identifier' && SPOKEN.has(node.key.name) && isText(node.value)) {
        add(node.value, written(node.value), true);
        return;
      }
      break;
    case 'JSXElement':
    case 'JSXFragment':
      if (node.children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value))) {
        add(node, node.children.map(written).join(''), true);
        if (node.type === 'JSXElement') visit(node.openingElement as unknown as Node, node, add);
        for (const child of node.children) if (child.type === 'JSXExpressionContainer') visit(child, node, add);
        return;
      }
      break;
    case 'Literal':
      if (typeof node.value === 'string' && parent?.type !== 'ImportExpression') add(node, node.value, false);
      return;
    case 'TemplateLiteral':
      add(node, written(node), false);
      break;
    default:
  }
  for (const child of childrenOf(node)) visit(child, node, add);
}

const isText = (node: Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';

/** As a person reads it. */
function written(node: Node): string {
  if (node.type === 'JSXText') return node.value.replace(/\s*\n\s*/g, (gap) => (gap.trim() ? gap : ' '));
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  if (node.type === 'JSXExpressionContainer')
    return isText(node.expression as Node) ? written(node.expression as Node) : '…';
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.map(written).join('') || '…';
  return '…';
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'parent' ? [] : [value].flat().filter((one): one is Node => typeof one?.type === 'string'),
  );
}

function lineStarts(source: string): number[] {
  return [...source.matchAll(/^/gm)].map(({ index }) => index);
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
