// What whoever hosts the page has set: its name, its languages and its families. `cargo xtask web --site` writes it.

export interface Site {
  name: string;
  /** Languages that are offered, by their codes; all when left out. */
  languages?: string[];
  /** Families that are offered, in this order; all when left out. */
  families?: string[];
}

function read(): Site {
  const written = document.querySelector<HTMLMetaElement>('meta[name="gridwright-site"]')?.content;
  return { name: 'Gridwright', ...(written ? (JSON.parse(written) as Partial<Site>) : {}) };
}

export const site = read();

/** Names the window. */
export function entitle(title = ''): void {
  document.title = title ? `${title} · ${site.name}` : site.name;
}
