/** What goes on behind the pages: one file, fetched when the page is at rest. */
export { forgetOthers } from "./forget.ts"
export { keepLive } from "./live.ts"
export { keepWorker } from "./serviceWorker.ts"
