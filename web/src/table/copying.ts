/** Put a text on the clipboard. Browsers allow it only on safe pages: then it says no, and the text is to be shown. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
