import { randomInt } from "node:crypto"
import { createServer } from "node:net"

// Below the ephemeral ports (32768 and up), which a connection could take before the server starts or restarts.
const LOWEST = 20_000
const COUNT = 12_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })

/** A local port that is not in use. */
export const freePort = async (): Promise<number> => {
  const port = LOWEST + randomInt(COUNT)
  return (await isFree(port)) ? port : freePort()
}
