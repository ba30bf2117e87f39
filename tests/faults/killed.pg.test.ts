import { findPostgres } from "#infra/embedded"
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { freePort } from "../support/freePort.ts"
import { stopProcess, launch } from "../support/processes.ts"

let dataDir: string
let port: number

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "motorpool-killed-"))
  chmodSync(dataDir, 0o711)
  port = await freePort()
})
afterAll(async () => {
  await (await findPostgres(dataDir))?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () => launch({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "Error" })

const send = (method: string, path: string, body: object, token?: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body)
  })

const newSession = async (): Promise<string> => {
  const account = { email: "ada@example.com", password: "correct horse battery", full_name: "Ada" }
  const { access_token } = (await (await send("POST", "/api/public/sign-up", account)).json()) as {
    access_token: string
  }
  return access_token
}

/** Changes the name as often as the server accepts it; returns the last acknowledged one. */
const writeUntilKilled = async (token: string, onEach: (n: number) => void): Promise<number> => {
  let acknowledged = -1
  for (let n = 0; ; n++) {
    const answer = await send("PATCH", "/api/me/profile", { full_name: `Ada ${n}` }, token).catch(
      () => undefined
    )
    if (answer?.status !== 200) return acknowledged
    acknowledged = n
    onEach(n)
  }
}

const nameOf = async (token: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`, {
    headers: { authorization: `Bearer ${token}` }
  })
  return ((await answer.json()) as { full_name: string }).full_name
}

/** How long a server takes to stop. */
const timeToStop = async (server: ChildProcess): Promise<number> => {
  const start = performance.now()
  await stopProcess(server)
  return performance.now() - start
}

it("a killed server and database lose no acknowledged change, and the next start recovers automatically", async () => {
  const first = await start()
  const token = await newSession()
  const exited = once(first, "exit")
  const postmaster = Number(
    readFileSync(join((await findPostgres(dataDir))?.place ?? "", "data", "postmaster.pid"), "utf8").split(
      "\n"
    )[0]
  )
  const acknowledged = await writeUntilKilled(token, (n) => {
    if (n !== 40) return
    process.kill(postmaster, "SIGKILL")
    first.kill("SIGKILL")
  })
  await exited
  expect(acknowledged).toBeGreaterThanOrEqual(40)

  const second = await start()
  const stored = Number((await nameOf(token)).split(" ")[1])
  // The request in flight may have been stored without a response.
  expect([acknowledged, acknowledged + 1]).toContain(stored)
  // A delay in the shutdown would occur every time; one caused by a busy machine would not.
  let took = await timeToStop(second)
  for (let tries = 1; took >= 3_000 && tries < 6; tries++) took = await timeToStop(await start())
  expect(took).toBeLessThan(3_000)
  expect(await findPostgres(dataDir)).toBeUndefined()
}, 300_000)
