/** The service worker's address. */
export const WORKER_URL = "/sw.js"

/**
 * The only script URLs that the page's Trusted Types policy allows: the service worker, and the workers that
 * read barcodes and prepare maps.
 */
export const isWorkerUrl = (url: string): boolean =>
  url === WORKER_URL || /^\/assets\/(?:barcodeWorker|maplibre-gl-worker)-[\w-]+\.m?js$/.test(url)
