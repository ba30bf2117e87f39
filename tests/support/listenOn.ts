import { once } from "node:events"
import type { Server } from "node:http"

const urlOf = (server: Server): URL => {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return new URL(`http://127.0.0.1:${address.port}`)
}

/** Lets a server listen on a free port of this machine. */
export const listenOn = (server: Server) => ({
  address: once(server.listen(0, "127.0.0.1"), "listening").then(() => urlOf(server)),
  close: () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      // Connections of requests under way would stay open after their answers, for minutes.
      setTimeout(() => server.closeAllConnections(), 1000).unref()
    })
})
