/** References to components, in documents of OpenAPI. */
export type Fields = Readonly<Record<string, unknown>>;

const refOf = (value: unknown) => (value as { $ref?: string } | undefined)?.$ref;

/** What is in a document at a path, which leads through references as if they weren’t there. */
export function at(document: unknown, path: readonly PropertyKey[]): Fields | undefined {
  return path.reduce<unknown>((value, key) => {
    const fields = follow(document, value) as Fields | undefined;
    // The library reads a reference with a description as both in `allOf`.
    const invented = key === 'allOf' ? !fields?.allOf : typeof key === 'number' && !Array.isArray(fields);
    return invented ? fields : fields?.[String(key)];
  }, document) as Fields | undefined;
}

/** The component that a reference names, and anything else as it is. */
export function follow(document: unknown, value: unknown): unknown {
  const ref = refOf(value);
  return ref ? follow(document, at(document, ref.slice(2).split('/'))) : value;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Two documents in which a part has a name in both or in neither. Callers don’t notice names: where only one of the documents refers to a
 * component, that component takes the place of the reference.
 */
export function alike<Document>(one: Document, other: Document): [Document, Document] {
  function pair(ours: unknown, theirs: unknown): [unknown, unknown] {
    const isNamed = [ours, theirs].map((part) => refOf(part) !== undefined);
    const [left, right] = isNamed[0] === isNamed[1] ? [ours, theirs] : [follow(one, ours), follow(other, theirs)];
    if (!isFields(left) || !isFields(right) || Array.isArray(left) !== Array.isArray(right)) return [left, right];
    const [mine, yours]: [Record<string, unknown>, Record<string, unknown>] = [{ ...left }, { ...right }];
    for (const key of Object.keys(left)) if (key in right) [mine[key], yours[key]] = pair(left[key], right[key]);
    return Array.isArray(left) ? [Object.values(mine), Object.values(yours)] : [mine, yours];
  }
  return pair(one, other) as [Document, Document];
}
