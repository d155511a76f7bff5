/** Names the browser offers while one types; anything else may be typed. The input names it with `list`. */
export function NameList({ id, names }: { id: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
