import { decodeSettings } from "#infra/config"
import { createHttpServer, type HttpVariables, makeCapacity, parseTrustedProxies } from "#infra/http"
import { Effect } from "effect"
import type { Hono } from "hono"
import type { Socket } from "node:net"
import { createApp } from "../../../apps/system/app.ts"
import { listenOn } from "../../support/listenOn.ts"

export interface GuardedOptions {
  readonly limits: NonNullable<Parameters<typeof makeCapacity>[0]>
  readonly trustedProxies?: ReadonlyArray<string>
  readonly mount?: (app: Hono<HttpVariables>) => void
}

/** The product's server and outer middlewares on a real socket, with endpoints of a test and no database. */
export const startGuarded = async ({ limits, trustedProxies = [], mount = () => {} }: GuardedOptions) => {
  const settings = await Effect.runPromise(decodeSettings({ SECRET_KEY: "k".repeat(32) }))
  const capacity = makeCapacity(limits)
  const app = createApp({
    settings: { ...settings, trustedProxies },
    site: { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] },
    version: "test",
    capacity,
    mount
  })
  const server = createHttpServer(app.fetch, capacity, parseTrustedProxies(trustedProxies))
  const sockets: Array<Socket> = []
  server.on("connection", (socket) => sockets.push(socket))
  const { address, close } = listenOn(server)
  return {
    capacity,
    port: Number((await address).port),
    /** Bytes that were received on all connections. */
    received: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    stop: () => {
      server.closeAllConnections()
      return close()
    }
  }
}
