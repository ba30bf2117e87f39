import type { Page } from "@playwright/test"
import { createServer, request } from "node:http"
import { once } from "node:events"

/** The product behind a proxy, on which another version of its service worker can be put. */
export interface Deployment extends AsyncDisposable {
  readonly address: string
  /** From now on the worker is that of another build. */
  readonly deploy: () => void
}

const WORKER = "/sw.js"
const BUILD = /name:`[\w-]{12}`/

/** Puts a proxy before the product at an address. */
export const behindProxy = async (product: string): Promise<Deployment> => {
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
    // Each over a connection of its own: one kept for the next call may be closed by the product just then.
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

/** The browser looks for another version, as it does now and then, until that one waits. */
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
