// The settings of the site's host: its name, languages and families. `cargo xtask web --site`
// writes them.

export interface Site {
  name: string;
  /** The languages that are offered, by their codes; all by default. */
  languages?: string[];
  /** The families that are offered, in this order; all by default. */
  families?: string[];
}

function read(): Site {
  const written = document.querySelector<HTMLMetaElement>('meta[name="gridwright-site"]')?.content;
  return { name: 'Gridwright', ...(written ? (JSON.parse(written) as Partial<Site>) : {}) };
}

export const site = read();

/** Sets the title of the window. */
export function entitle(title = ''): void {
  document.title = title ? `${title} · ${site.name}` : site.name;
}
