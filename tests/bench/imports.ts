import { setTimeout as sleep } from "node:timers/promises"
import { createOrganization, signUp } from "../support/seeds.ts"
import { growthWhileDownloading, type Inspected } from "./exports.ts"
import { atLeast, atMost } from "./figures.ts"

const PART = 1024 * 1024

/** The header of each kind of record, and its nth row. */
const FILES = {
  customers: {
    header: "Name,Email,Phone,Tags",
    row: (n: number) => `Customer ${n},customer.${n}@example.com,+49 170 ${1_000_000 + n},"vip, berlin"`
  },
  vehicles: {
    header: "Unit number,Plate,Region of the plate,Make,Model,Year,Kind",
    row: (n: number) => `V-${n},B-MP ${n},DE,Ford,Transit,2024,van`
  }
} as const

type Target = keyof typeof FILES

const fileOf = (target: Target, rows: number): Uint8Array<ArrayBuffer> => {
  const { header, row } = FILES[target]
  return new TextEncoder().encode(`${header}\n${Array.from({ length: rows }, (_, n) => row(n)).join("\n")}`)
}

interface Import {
  readonly state: string
  readonly created: number
  readonly plan: unknown
  readonly fault: unknown
}

const AT_WORK = ["reading", "checking", "running", "undoing"]

/** What is done with the imported records before they are removed again. */
type AfterImport = (organization: string, token: string) => Promise<unknown>

/** Imports a file into a new organization of a running product, and returns the seconds of each step. */
const importInto = async (port: number, target: Target, rows: number, work: AfterImport) => {
  const product = {
    request: (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  }
  const { access_token: token } = await signUp(product, "Ada Bench", `${target}@bench.example`)
  const organization = await createOrganization(product, token, `Imports ${target}`)
  const path = `/api/organizations/${organization}/imports/0199d6a0-0000-7000-8000-000000000001`
  const send = async (method: string, more: string, body?: object | Uint8Array<ArrayBuffer>) => {
    const isFile = body instanceof Uint8Array
    const response = await product.request(`${path}${more}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": isFile ? "text/csv" : "application/json" })
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) })
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${more} answered ${response.status}: ${text}`)
    return text
  }
  const untilDone = async (): Promise<Import> => {
    for (;;) {
      const view: Import = JSON.parse(await send("GET", ""))
      if (!AT_WORK.includes(view.state)) return view
      await sleep(50)
    }
  }
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return (performance.now() - began) / 1000
  }
  const file = fileOf(target, rows)
  await send("PUT", "", { target, file_name: `${target}.csv`, size: file.length })
  const read = await timed(async () => {
    for (let at = 0; at < file.length; at += PART)
      await send("POST", `/parts?part=${at / PART}`, file.slice(at, at + PART))
    await untilDone()
  })
  const check = await timed(async () => {
    const { plan } = await untilDone()
    await send("PUT", "/columns", plan as object)
    await untilDone()
  })
  const run = await timed(async () => {
    await send("PUT", "/run")
    const { state, created, fault } = await untilDone()
    if (state !== "finished" || created !== rows)
      throw new Error(`${created} of ${rows} ${target} were imported: ${state}, ${JSON.stringify(fault)}`)
  })
  await work(organization, token)
  const undo = await timed(async () => {
    await send("PUT", "/undo")
    await untilDone()
  })
  return { read, check, run, undo }
}

const EXPORTS = { customers: "customer-export", vehicles: "vehicle-export" }

/**
 * How fast a product with workers imports files, and how much the memory of another one grows while it exports them;
 * `inspecting` starts it.
 */
export const measureImports = async (
  port: number,
  rows: number,
  inspecting: (work: (server: Inspected) => Promise<void>) => Promise<void>
): Promise<void> => {
  for (const target of ["customers", "vehicles"] as const) {
    const download = async (organization: string, token: string) => {
      // The file of fewer is too short to measure.
      if (rows < 100_000) return
      await inspecting(async (server) => {
        const path = `/api/organizations/${organization}/${EXPORTS[target]}`
        // The first time, the server compiles what it runs.
        await growthWhileDownloading(server, path, token)
        const growth = await growthWhileDownloading(server, path, token)
        atMost(`exporting ${rows} ${target}: growth in MB`, growth, 5)
      })
    }
    const { read, check, run, undo } = await importInto(port, target, rows, download)
    const perSecond = (seconds: number) => Math.round(rows / seconds)
    process.stdout.write(
      `\n${rows} ${target}, rows per second: uploaded and read ${perSecond(read)}, checked ${perSecond(check)}, ` +
        `imported ${perSecond(run)}, undone ${perSecond(undo)}.\n`
    )
    atLeast(`${target} from upload to end: rows per second`, perSecond(read + run), 5000)
  }
}
