import {
  BeginImport,
  DiscardImport,
  GetImport,
  IMPORT_PART_BYTES,
  type ImportPlan,
  type ImportState,
  type ImportView,
  ListImportRows,
  MapImport,
  RunImport,
  StopImport,
  UndoImport
} from "#imports/contract"
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { jobs } from "../../apps/system/assembly.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import type { Tenant } from "../support/tenant.ts"

/** What a test imports: a file, or its lines. */
export type Content = Uint8Array | string | ReadonlyArray<string>

const bytesOf = (content: Content): Uint8Array => {
  if (content instanceof Uint8Array) return content
  return new TextEncoder().encode(typeof content === "string" ? content : content.join("\n"))
}

/** What the caller wants other than the suggestion. */
export type Choice = Partial<ImportPlan>

const AT_WORK: ReadonlyArray<ImportState> = ["reading", "checking", "running", "undoing"]

const QUEUES = {
  ImportUploaded: "imports.when-import-uploaded",
  ImportChanged: "imports.when-import-changed"
} as const

/** Runs a job of an import as its worker would: it works for a second at most. */
export const workOn = async (
  app: TestApp,
  tenant: Pick<Tenant, "id">,
  importId: string,
  event: keyof typeof QUEUES
) => {
  const job = jobs.find(({ name }) => name === QUEUES[event])
  const envelope = {
    id: randomUUID(),
    name: event,
    organizationId: tenant.id,
    userId: null,
    occurredAt: new Date().toISOString(),
    data: { _tag: event, organizationId: tenant.id, importId }
  }
  if (job !== undefined) await Effect.runPromiseWith(app.services.application)(job.run(envelope))
}

type Where = Pick<Tenant, "id" | "owner" | "params">

/** One call each. */
const callsOf = (app: TestApp, tenant: Where, token: string, target: string) => {
  const params = (importId: string) => tenant.params({ importId })
  const fetchFrom = (path: string, init: RequestInit = {}) =>
    app.request(`/api/organizations/${tenant.id}/imports/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" }
    })
  return {
    get: async (id: string): Promise<ImportView> =>
      (await callEndpoint(app, GetImport, { token, params: params(id) })).value,
    begin: (id: string, size: number, file_name = "file.csv") =>
      callEndpoint(app, BeginImport, { token, params: params(id), body: { target, file_name, size } }),
    uploadPart: async (id: string, part: number, bytes: Uint8Array) => {
      const init = { method: "POST", body: new Uint8Array(bytes) }
      const response = await fetchFrom(`${id}/parts?part=${part}`, init)
      const problem: { readonly code: string; readonly detail: string } =
        response.status < 400 ? { code: "", detail: "" } : JSON.parse(await response.text())
      return { ...problem, status: response.status }
    },
    map: async ({ id, plan }: Pick<ImportView, "id" | "plan">, choice: Choice = {}) => {
      if (plan === null) throw new Error("The file was not read.")
      return callEndpoint(app, MapImport, { token, params: params(id), body: { ...plan, ...choice } })
    },
    start: (id: string) => callEndpoint(app, RunImport, { token, params: params(id) }),
    stop: (id: string) => callEndpoint(app, StopImport, { token, params: params(id) }),
    undo: (id: string) => callEndpoint(app, UndoImport, { token, params: params(id) }),
    discard: (id: string) => callEndpoint(app, DiscardImport, { token, params: params(id) }),
    failedRows: async (id: string) => (await fetchFrom(`${id}/failed-rows`)).text(),
    rows: async (id: string, query: Readonly<Record<string, string>> = {}) =>
      (await callEndpoint(app, ListImportRows, { token, params: params(id), query })).value.items
  }
}

/** Imports of a tenant, step by step. */
export const importsOf = (
  app: TestApp,
  tenant: Where,
  { access_token }: Pick<Person, "access_token"> = tenant.owner,
  target = "customers"
) => {
  const calls = callsOf(app, tenant, access_token, target)
  const { get, begin, uploadPart, map, start, undo } = calls
  /** Runs the jobs of an import, as workers would, until nothing is left to do. */
  const settled = async (id: string): Promise<ImportView> => {
    for (;;) {
      const view = await get(id)
      if (!AT_WORK.includes(view.state)) return view
      await workOn(app, tenant, id, view.state === "reading" ? "ImportUploaded" : "ImportChanged")
    }
  }
  const upload = async (content: Content, id: string = randomUUID(), name?: string) => {
    const bytes = bytesOf(content)
    await begin(id, bytes.length, name)
    for (let at = 0; at < bytes.length; at += IMPORT_PART_BYTES)
      await uploadPart(id, at / IMPORT_PART_BYTES, bytes.subarray(at, at + IMPORT_PART_BYTES))
    return id
  }
  /** Uploads a file and waits until its columns are known, or why it can't be read. */
  const read = async (content: Content, id?: string) => settled(await upload(content, id))
  /** Uploads a file and checks its rows. */
  const check = async (content: Content, choice?: Choice) => {
    const view = await read(content)
    await map(view, choice)
    return settled(view.id)
  }
  return {
    ...calls,
    settled,
    upload,
    read,
    check,
    run: async (content: Content, choice?: Choice) => {
      const { id } = await check(content, choice)
      await start(id)
      return settled(id)
    },
    undone: async (id: string) => {
      await undo(id)
      return settled(id)
    }
  }
}
