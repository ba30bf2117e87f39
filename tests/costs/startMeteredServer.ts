import { fork } from "node:child_process"
import { once } from "node:events"
import { rmSync, mkdtempSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../support/freePort.ts"
import type { ClusterUrls } from "../support/postgres.ts"
import { ENVIRONMENT, READY, stopProcess, untilPrints } from "../support/processes.ts"
import type { Spent } from "./meteredServer.ts"

export interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | undefined
}

export interface Measured extends Spent {
  readonly status: number
  /** Of the answer's body. */
  readonly bytes: number
}

/** Starts a server process on the database of an app, and measures what single requests cost it. */
export const startMeteredServer = async (urls: ClusterUrls) => {
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-costs-"))
  const port = await freePort()
  const child = fork(new URL("meteredServer.ts", import.meta.url), [], {
    env: {
      ...ENVIRONMENT,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "Error",
      DATABASE_URL: urls.application,
      DATABASE_OWNER_URL: urls.owner,
      DATABASE_SYSTEM_URL: urls.system,
      DATABASE_JOBS_URL: urls.jobs,
      // The matrix reads as fast as it can, and nearly all it sends is refused.
      READS_PER_SECOND: "100000",
      REFUSALS_PER_MINUTE: "100000"
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  await untilPrints(child, READY)
  const agent = new Agent({ keepAlive: true })

  const spent = async (): Promise<Spent> => {
    const reported = once(child, "message")
    child.send("report")
    const [report] = await reported
    return report
  }

  const answerTo = ({ method, path, headers, body }: HostileRequest) =>
    new Promise<Pick<Measured, "status" | "bytes">>((resolve, reject) => {
      const url = `http://127.0.0.1:${port}${path}`
      const length = body === undefined ? {} : { "content-length": String(body.length) }
      const outgoing = request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
        let bytes = 0
        response.on("data", (chunk: Buffer) => (bytes += chunk.length))
        response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes }))
        response.on("error", reject)
      })
      // The server may answer and close before everything is sent; without an answer, `close` comes first.
      outgoing.on("error", () => undefined)
      outgoing.on("close", () => reject(new Error(`${method} ${path} was not answered.`)))
      outgoing.end(body)
    })

  return {
    measure: async (hostile: HostileRequest): Promise<Measured> => {
      await spent()
      const answer = await answerTo(hostile)
      return { ...answer, ...(await spent()) }
    },
    stop: async () => {
      agent.destroy()
      await stopProcess(child)
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
