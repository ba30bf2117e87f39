/** Where the service worker lies: the only script address the page's Trusted Types policy lets pass. */
export const WORKER_URL = "/sw.js"
