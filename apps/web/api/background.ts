/** Background work of every page, in one file that is fetched when the page is idle. */
export { forgetOthers } from "./forget.ts"
export { keepLive } from "./live.ts"
export { keepWorker } from "./serviceWorker.ts"
