/** The fields of a packet, from its schema: their paths, and what each is. */
import { z } from 'zod';
import { packetSchema } from './packet.ts';

type Node = { $ref?: string; description?: string; properties?: Record<string, Node>; items?: Node; anyOf?: Node[] };

export interface PacketField {
  /** `options.*.insurer`: each entry of a list has the same fields. */
  path: string;
  description: string;
}

const { $defs: named = {}, ...root } = z.toJSONSchema(packetSchema, { io: 'output' }) as Node & {
  $defs?: Record<string, Node>;
};

/** A named schema in place of its reference, and an object in place of “this or null”. */
function opened(node: Node): Node {
  const { $ref, anyOf, ...own } = node;
  if ($ref) return { ...named[$ref.replace('#/$defs/', '')], ...own };
  const inner = anyOf?.map(opened).find(({ properties }) => properties);
  // An address among other kinds of values is a value, not a part of the packet.
  return inner && anyOf?.length === 2 ? { ...inner, ...own } : own;
}

function fieldsIn(node: Node, path: string): PacketField[] {
  const { properties, items, description = '' } = opened(node);
  if (properties)
    return Object.entries(properties).flatMap(([name, part]) => fieldsIn(part, path ? `${path}.${name}` : name));
  if (items && opened(items).properties) return fieldsIn(items, `${path}.*`);
  return [{ path, description }];
}

/** Every field, in the order of the schema. */
export const packetFields: readonly PacketField[] = fieldsIn(root, '');
