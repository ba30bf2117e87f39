import {
  BeginImport,
  DiscardImport,
  DownloadFailedRows,
  GetImport,
  type ImportRowView,
  ImportView,
  ListImportRows,
  ListImports,
  ListImportTargets,
  MapImport,
  RunImport,
  StopImport,
  type TargetView,
  UndoImport,
  UploadImportPart
} from "#imports/contract"
import { MyOrganizations } from "#tenancy/contract"
import { userEvent, page } from "vitest/browser"
import { type Answer, answers, fakeServer, type Received, replies } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { ana, id, inDays, type Json, organization, reader } from "../support/fixtures.ts"

export const button = (name: string) => page.getByRole("button", { name, exact: true })
export const field = (name: string) => page.getByLabelText(name, { exact: true })

const label = (en: string, es: string) => ({ en, es })

export const customersTarget: TargetView = {
  name: "customers",
  title: label("Import customers", "Importar clientes"),
  page: "/customers",
  keys: ["email"],
  fields: [
    { key: "name", label: label("Name", "Nombre"), required: true, example: "Ana" },
    { key: "email", label: label("Email", "Correo"), required: false, example: "ana@example.com" },
    { key: "notes", label: label("Notes", "Notas"), required: false, example: "" }
  ]
}

const columns = [
  { header: "Nombre", samples: ["Núria Weber", "Ben"] },
  { header: "Correo", samples: ["nuria@weber.example"] },
  { header: "Color", samples: ["red", "blue"] }
]

/** A file of three rows whose columns were recognized. */
export const imported = reader(ImportView, {
  id: id(900),
  organization_id: organization().id,
  target: "customers",
  file_name: "clientes.csv",
  state: "mapping",
  user_id: ana.id,
  person: ana.full_name,
  created_at: inDays(0),
  changed_at: inDays(0),
  rows: 3,
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  removed: 0,
  archived: 0,
  restored: 0,
  kept: 0,
  fault: null,
  has_rows: true,
  columns,
  plan: { has_header: true, columns: ["name", "email", null], existing: "skip", key: "email" },
  received: 1
})

const NONE = { same_as: null, errors: [] }
const required = { field: "name", code: "required" as const, message: "Name is required." }

export const ROWS: ReadonlyArray<ImportRowView> = [
  { line: 2, cells: ["Núria Weber", "nuria@weber.example", "red"], outcome: "created", ...NONE },
  { line: 3, cells: ["", "lost@example.com", "blue"], outcome: "failed", same_as: null, errors: [required] },
  { line: 4, cells: ["Ben", "ben@depot.example", ""], outcome: "skipped", ...NONE }
]

const COUNTS = { done: 3, created: 1, skipped: 1, failed: 1 }

/** A server on which each step is done as soon as it is asked for. */
export const importsServer = (start: Json = {}, ...others: ReadonlyArray<Answer>) => {
  let state: Json = start
  const set = (change: Json) => () => {
    state = { ...state, ...change }
    return {}
  }
  const received = fakeServer([
    ...others,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListImportTargets, () => ({ items: [customersTarget] })),
    answers(ListImports, () => ({
      items: state["state"] === undefined ? [] : [imported(state)],
      next: null
    })),
    answers(GetImport, () => imported(state)),
    answers(BeginImport, () => imported({ state: "uploading" })),
    answers(UploadImportPart, set({ state: "mapping" })),
    answers(MapImport, ({ body }) => set({ state: "checked", plan: body, ...COUNTS })()),
    answers(ListImportRows, ({ query }) => ({
      items: ROWS.filter(({ outcome }) => !query.has("outcome") || query.get("outcome") === outcome),
      next: null
    })),
    answers(RunImport, set({ state: "finished", ...COUNTS })),
    answers(StopImport, set({ state: "stopped" })),
    answers(UndoImport, set({ state: "undone", removed: 1 })),
    answers(DiscardImport, () => ({})),
    replies(DownloadFailedRows, () => new Response("Nombre", { headers: { "content-type": "text/csv" } }))
  ])
  return { received, set: (change: Json) => set(change)() }
}

export const FILE = "Nombre;Correo;Color\nNúria Weber;nuria@weber.example;red\n;lost@example.com;blue\n"

export const openImports = (more = "?target=customers", ...rest: ReadonlyArray<Parameters<typeof open>[1]>) =>
  open(`/imports${more}`, ...rest)

export const choose = (text: string, name = "clientes.csv") =>
  userEvent.upload(page.getByLabelText("Choose file").first(), new File([text], name, { type: "text/csv" }))

const isUpload = ({ path }: Received) => path.endsWith("/parts")

/** The uploaded parts, as text. */
export const uploaded = (received: ReadonlyArray<Received>): ReadonlyArray<string> =>
  received
    .filter(isUpload)
    .map(({ body }) => (body instanceof Uint8Array ? new TextDecoder().decode(body) : ""))
