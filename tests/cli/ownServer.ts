import { findPostgres } from "#infra/embedded"
import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../support/freePort.ts"
import { ENVIRONMENT, launch, stopProcess } from "../support/processes.ts"

/** A server with its own embedded database, and programs beside it. */
export interface OwnServer {
  readonly port: number
  readonly dataDir: string
  /** What its programs get, too. */
  readonly environment: Readonly<NodeJS.ProcessEnv>
  /** Runs a program outside of the project's folder. */
  readonly run: (...program: ReadonlyArray<string>) => Promise<{ code: number; out: string; errors: string }>
  readonly send: (method: string, path: string, body: object | undefined, token?: string) => Promise<Response>
  /** Stops the server; its database may go on. */
  readonly stop: () => Promise<void>
  /** Stops both, and removes their data. */
  readonly remove: () => Promise<void>
}

export const startOwnServer = async (folder: string): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), folder))
  // As root, PostgreSQL runs as another user, which needs access to the folder.
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const environment = { ...ENVIRONMENT, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "Error" }
  const server = await launch(environment)
  const stop = () => stopProcess(server)
  return {
    port,
    dataDir,
    environment,
    run: (...program) =>
      new Promise((done) => {
        const options = { env: environment, cwd: tmpdir() }
        const child = execFile(process.execPath, program, options, (_, out, errors) =>
          done({ code: child.exitCode ?? -1, out, errors })
        )
      }),
    send: (method, path, body, token) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          ...(token ? { authorization: `Bearer ${token}` } : {})
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      }),
    stop,
    remove: async () => {
      await stop()
      await (await findPostgres(dataDir))?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
