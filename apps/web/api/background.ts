/** Background work of every page, in one file that is fetched when the page is idle. */
export { forgetOtherUsers } from "./forgetOtherUsers.ts"
export { followLiveEvents } from "./live.ts"
export { finishSignOuts } from "./signOut.ts"
export { setUpServiceWorker } from "./serviceWorker.ts"
