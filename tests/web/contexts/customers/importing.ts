import { ImportCustomers, type ImportedRow, ListCustomers } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { expect } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, fakeServer, type Received } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { customer, organization } from "../support/fixtures.ts"

export const home = answers(MyOrganizations, () => ({ items: [organization()] }))
export const list = answers(ListCustomers, () => ({ items: [customer()], next: null }))
export const button = (name: string) => page.getByRole("button", { name, exact: true })
export const dialog = () => page.getByRole("dialog")

export interface Call {
  readonly preview: boolean
  readonly rows: ReadonlyArray<ImportedRow>
}

export const isCall = (body: unknown): body is Call =>
  typeof body === "object" && body !== null && "rows" in body
export const callsOf = (received: ReadonlyArray<Received>) =>
  received.flatMap(({ body, path }) => (isCall(body) ? [{ ...body, path }] : []))

/** The server's validation: rows without a name are invalid, and Ben's address already exists. */
export const judge = answers(ImportCustomers, ({ body }) => {
  const rows = isCall(body) ? body.rows : []
  const faults = rows.filter(({ name }) => name === "")
  const skipped = rows.filter(({ email }) => email === "ben@depot.example")
  return {
    created: rows.length - faults.length - skipped.length,
    skipped: skipped.map(({ line, email = "" }) => ({ line, email, same_as: null })),
    faults: faults.map(({ line }) => ({
      line,
      field: "name",
      code: "required" as const,
      message: "Name is required."
    }))
  }
})

export const FILE =
  "Nombre;Correo;Color\nNúria Weber;nuria@weber.example;red\n;lost@example.com;blue\nBen;ben@depot.example;\n"

export const choose = (text: string, name = "clientes.csv") =>
  userEvent.upload(page.getByLabelText("Choose file").first(), new File([text], name, { type: "text/csv" }))

export const begin = async (...answering: ReadonlyArray<Answer>) => {
  const received = fakeServer([home, list, ...answering])
  await open("/customers")
  await button("Import").click()
  await expect.element(dialog().getByText("Drop a CSV file here", { exact: false })).toBeVisible()
  return received
}

export const toPreview = async (text = FILE) => {
  await choose(text)
  await button("Check rows").click()
  await expect.element(button("Check rows")).not.toBeInTheDocument()
}
