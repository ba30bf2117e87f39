/**
 * The addresses of files in records work for at least five minutes, so records that are shown are read again before that; in
 * milliseconds.
 */
export const LINKS_WORK_FOR = 4 * 60_000
