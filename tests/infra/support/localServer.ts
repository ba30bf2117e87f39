import { createServer, type RequestListener } from "node:http"

/** A real HTTP server on a free port of this machine. */
export interface LocalServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Starts a server and resolves once it is listening. */
export const startServer = async (listener: RequestListener): Promise<LocalServer> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
