/** Copies the text of a field, with or without the browser's permission for the clipboard. */

/** The command browsers had before the clipboard's own interface. It needs no permission and no secure address. */
function copySelection(field: HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** @returns false when the browser allowed neither way; the text is then selected, ready for the keyboard */
export async function copyField(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelection(field);
  }
}
