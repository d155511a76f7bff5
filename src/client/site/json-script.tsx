/** A block of data in the document. `<` is escaped, so that no text in it can close the element. */
export function JsonScript({ type, id, data }: { type: string; id?: string; data: unknown }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
