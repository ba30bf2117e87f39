/** Files are uploaded in parts of this size, the last one with what is left. */
export const IMPORT_PART_BYTES = 1024 * 1024
export const IMPORT_PARTS = 64
export const IMPORT_FILE_BYTES = IMPORT_PARTS * IMPORT_PART_BYTES

/** Beyond these a file is refused as a whole. A header is a row. */
export const IMPORT_ROWS = 200_000
export const IMPORT_COLUMNS = 200
export const IMPORT_CELL = 10_000

/** How many imports of an organization may be uploading or at work. */
export const IMPORTS_AT_WORK = 5

/** Afterwards the rows of a file are deleted, and it can no longer be undone. */
export const DAYS_WITH_ROWS = 30
