/** What the server says of the build that this page is of; null where it says nothing. */
export type BuildHere = 'there' | 'gone' | null;

/**
 * Whether the server still has the built files of this page: it keeps those of a few builds, and a tab may be older. Asked
 * past everything that keeps copies.
 */
export async function buildHere(file: string = import.meta.url): Promise<BuildHere> {
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) return 'gone';
    return status < 400 ? 'there' : null;
  } catch {
    return null;
  }
}
