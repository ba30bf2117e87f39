import type { Page } from "@playwright/test"
import { createServer, request } from "node:http"
import { once } from "node:events"

/** The product behind a proxy that can serve another version of its service worker. */
export interface Deployment extends AsyncDisposable {
  readonly address: string
  /** Serves the service worker of another build from now on. */
  readonly deploy: () => void
}

const WORKER = "/sw.js"
const BUILD = /name:`[\w-]{12}`/

/** Starts a proxy in front of the product. */
export const startBehindProxy = async (product: string): Promise<Deployment> => {
  let isDeployed = false
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = "/", headers } = incoming
    if (path === WORKER && isDeployed) {
      fetch(product + WORKER)
        .then((answer) => answer.text())
        .then((code) => {
          outgoing.setHeader("content-type", "text/javascript").setHeader("cache-control", "no-cache")
          outgoing.end(code.replace(BUILD, "name:`another-name`"))
        }, outgoing.destroy.bind(outgoing))
      return
    }
    // Each on a new connection: the product may close an idle one at any moment.
    const onward = request(product + path, { ...(method && { method }), headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on("error", () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    onward.on("error", () => outgoing.destroy())
    outgoing.on("close", () => onward.destroy())
    incoming.pipe(onward)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const place = server.address()
  return {
    address: `http://localhost:${typeof place === "object" && place !== null ? place.port : 0}`,
    deploy: () => {
      isDeployed = true
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Makes the browser check for a new version until one is waiting. */
export const findVersion = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    if (worker)
      await new Promise<void>((resolve) => {
        worker.addEventListener("statechange", () => resolve(), { once: true })
      })
    if (!registration.waiting) throw new Error("No other version waits.")
  })
