declare const self: ServiceWorkerGlobalScope

/** It holds nothing of a page's version, so a new one need not wait until all pages are closed. */
export const takeOver = (): Promise<void> => self.skipWaiting()

/** Pages opened before the worker was there can be reached too. */
export const claimPages = (): Promise<void> => self.clients.claim()
