/** The moment all screens show, on the server and in the browser: a Friday afternoon. */
export const NOW = "2026-11-20T15:00:00.000Z"
