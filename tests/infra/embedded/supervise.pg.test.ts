import { rmSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { initialize } from "../../../infra/embedded/initialize.ts"
import { launch, settle } from "../../../infra/embedded/launch.ts"
import { makePlace, type Place } from "../../../infra/embedded/place.ts"
import { postgresPrograms } from "../../../infra/embedded/programs.ts"
import { stopServer } from "../../../infra/embedded/stop.ts"
import { supervise } from "../../../infra/embedded/supervise.ts"
import { makeDataDir } from "./support.ts"

let dataDir: string
let place: Place
beforeAll(() => {
  dataDir = makeDataDir()
  place = makePlace(dataDir, true)
})
afterAll(async () => {
  await stopServer(place)
  rmSync(dataDir, { recursive: true, force: true })
})

it("waits longer after each failure, then fails with the cause and what to do", async () => {
  const programs = postgresPrograms(place)
  initialize(programs, place, "secret", true)
  const server = await launch(programs, place, { throwaway: true })
  rmSync(join(place.data, "global/pg_control"))
  process.kill(server.pid, "SIGKILL")
  const lines: Array<string> = []
  const supervised = supervise({
    place,
    server,
    restart: async () =>
      (await settle(place)) ?? (await launch(programs, place, { throwaway: true, port: server.port })),
    onRestarted: () => {},
    say: (line) => lines.push(line),
    signal: new AbortController().signal,
    delays: [0, 0.01, 0.02]
  })
  const cause = /PostgreSQL did not start: postgres: could not find the database system/
  await expect(supervised).rejects.toThrow(
    new RegExp(
      `^PostgreSQL failed 4 times within a few minutes \\(${cause.source}\\)\\. Find the cause in ${place.log}, fix it, and start Motorpool again\\.$`
    )
  )
  expect(lines).toEqual([
    "PostgreSQL ended unexpectedly. Restarting it.",
    expect.stringMatching(new RegExp(`^${cause.source}\\. Restarting it in 0\\.01 s\\.$`)),
    expect.stringMatching(new RegExp(`^${cause.source}\\. Restarting it in 0\\.02 s\\.$`))
  ])
})
