import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { afterEach, describe, expect, it } from "vitest"

const SCRIPT = new URL("../../scripts/supervise.mjs", import.meta.url).href
const LIFELINE = new URL("../../scripts/lifeline.mjs", import.meta.url).href

/** Reports the signals it receives, ends shortly after the first TERM or INT, and runs forever otherwise. */
const SERVER = `
  let count = 0
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
    console.log(signal + " " + ++count)
    setImmediate(() => process.exit(7))
  })
  setInterval(() => {}, 1000)
  console.log("ready " + process.pid)`

/** Exits with code 3 on SIGUSR2. */
const BESIDE = `
  process.on("SIGUSR2", () => process.exit(3))
  setInterval(() => {}, 1000)
  console.log("beside " + process.pid)`

const children: Array<ChildProcess> = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
})

const start = (programs: string) => {
  const code = `import { supervise } from ${JSON.stringify(SCRIPT)}
    const server = (more = {}) => ({ command: process.execPath, args: ["--import", ${JSON.stringify(LIFELINE)}, "-e", ${JSON.stringify(SERVER)}], ...more })
    const node = (code) => ({ command: process.execPath, args: ["-e", code] })
    try { process.exitCode = await supervise([${programs}]) } catch (cause) { console.log(cause.message) }`
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, npm_lifecycle_event: undefined },
    stdio: ["ignore", "pipe", "inherit"]
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    child,
    next: async (): Promise<string> => String((await lines.next()).value),
    ended: once(child, "exit")
  }
}

describe("a supervised program", () => {
  it.each([["SIGTERM"], ["SIGINT"]] as const)(
    "receives %s once, and its exit code is passed on",
    async (signal) => {
      const { child, next, ended } = start("server()")
      await next()
      child.kill(signal)
      expect(await next()).toBe(`${signal} 1`)
      expect(await ended).toEqual([7, null])
      expect(await next()).toBe("undefined")
    }
  )

  it("does not outlive a killed script", async () => {
    const { child, next } = start("server({ lifeline: true })")
    await next()
    child.kill("SIGKILL")
    expect(await next()).toBe("SIGTERM 1")
  })

  it("ends with the other program, whose exit code counts", async () => {
    const { next, ended } = start(`server(), node(${JSON.stringify(BESIDE)})`)
    // Either program may be ready first.
    const [beside, ready] = [await next(), await next()].toSorted()
    expect(ready).toMatch(/^ready/)
    process.kill(Number(beside?.split(" ")[1]), "SIGUSR2")
    expect(await next()).toBe("SIGTERM 1")
    expect(await ended).toEqual([3, null])
  })

  it("is reported in one sentence when it cannot be started", async () => {
    const { next } = start(`{ command: "/nowhere/program", args: [] }`)
    expect(await next()).toMatch(/^\/nowhere\/program could not be started: .+\.$/)
  })
})
