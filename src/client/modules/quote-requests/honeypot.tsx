/**
 * A field that only programs fill in: no one sees it, reaches it with the keyboard, or hears it from a screen reader. If somebody fills it
 * in after all, in a text browser for instance, the request is sent a moment later.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input name="homepage" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
