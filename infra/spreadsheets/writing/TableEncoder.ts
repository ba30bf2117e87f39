import type { ExportPage } from "#kernel"

/**
 * Writes a list, page by page in their order: returns the bytes that a page adds to the file, including its beginning for
 * the first page and its end for the last. Holds no earlier page.
 */
export type TableEncoder<Row> = (page: ExportPage<Row>) => Promise<Uint8Array>
