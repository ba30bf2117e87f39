/** The service worker's address: the only script URL the page's Trusted Types policy allows. */
export const WORKER_URL = "/sw.js"
