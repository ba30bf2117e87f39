import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

const READY = "Motorpool is ready"

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const untilReady = (product: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ""
    product.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(READY)) resolve()
    })
    product.once("exit", (code) => reject(new Error(`The product ended with ${code}:\n${said}`)))
  })

/** The built product with a database of its own, until it is stopped. */
export const startProduct = async () => {
  const address = `http://localhost:${await freePort()}`
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-audit-"))
  // PostgreSQL does not run as root: its own user must be able to get to the folder.
  chmodSync(dataDir, 0o711)
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: "Error"
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  await untilReady(product)
  const stop = async () => {
    if (product.exitCode === null && product.signalCode === null) {
      const ended = once(product, "exit")
      product.kill("SIGTERM")
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address, stop }
}

const post = async (address: string, path: string, body: object, token?: string): Promise<string> => {
  const response = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return text
}

/** Somebody signs up and founds an organization. Answers the session as the browser stores it. */
export const signUp = async (address: string): Promise<string> => {
  const session = await post(address, "/api/public/sign-up", {
    email: "auditor@example.com",
    password: "correct horse battery",
    full_name: "Ada Rivers"
  })
  const { access_token: token } = JSON.parse(session)
  await post(address, "/api/me/organizations", { name: "Riverside Depot", industry: "fleet" }, token)
  return session
}
