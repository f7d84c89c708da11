// Small texts by key: settings and drafts. Where the browser keeps none, they last as long as the
// page.

const unsaved = new Map<string, string>();

/** The browser's storage; undefined if it is refused. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

export function readText(key: string): string | null {
  return unsaved.get(key) ?? storage()?.getItem(key) ?? null;
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
}

export function removeText(key: string): void {
  unsaved.delete(key);
  storage()?.removeItem(key);
}

/** The keys that start with a text. */
export function textKeys(start: string): string[] {
  const keys = new Set([...Object.keys(storage() ?? {}), ...unsaved.keys()]);
  return [...keys].filter((key) => key.startsWith(start));
}
