import { CreateCustomer, ImportCustomers } from "#customers/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { refusesFields } from "../support/problems.ts"
import { button, dialog, FILE, home, judge, list } from "./importing.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
  await chooseLocale("es")
})

it("shows the server's errors in Spanish, and unknown ones as the server words them", async () => {
  const phone = { code: "too_long", limit: 40, detail: "Phone must be at most 40 characters." }
  const notes = { code: "brand_new", detail: "Notes are new." }
  fakeServer([home, list, refusesFields(CreateCustomer, { "/phone": phone, "/notes": notes })])
  await open("/customers")
  const field = (name: string) => dialog().getByRole("textbox", { name, exact: true })
  await button("Añadir cliente").first().click()
  await field("Nombre").fill("Núria Weber")
  await dialog().getByRole("button", { name: "Añadir cliente" }).click()
  await expect.element(field("Teléfono")).toHaveAccessibleDescription("Debe tener como máximo 40 caracteres.")
  await expect.element(field("Notas")).toHaveAccessibleDescription("Notes are new.")
})

it("shows import errors in their cells, and with the field's name in the report", async () => {
  fakeServer([home, list, judge])
  await open("/customers")
  await button("Importar").click()
  await userEvent.upload(page.getByLabelText("Elegir archivo").first(), new File([FILE], "clientes.csv"))
  await button("Revisar filas").click()
  await expect.element(dialog().getByText("Este campo es obligatorio.", { exact: true })).toBeVisible()
  await dialog().getByRole("button", { name: "Importar", exact: true }).click()
  await expect
    .element(dialog().getByText("Nombre: Este campo es obligatorio.", { exact: false }))
    .toBeVisible()
})

it("asks for a type in words, because a file has no list to choose from", async () => {
  const code = "not_a_customer_type" as const
  const wrong = { line: 2, field: "type", code, message: "Enter person or company." }
  fakeServer([home, list, answers(ImportCustomers, () => ({ created: 1, skipped: [], faults: [wrong] }))])
  await open("/customers")
  await button("Importar").click()
  const file = new File(["Nombre,Clase\nAna,Minorista\nBen,persona\n"], "clientes.csv")
  await userEvent.upload(page.getByLabelText("Elegir archivo").first(), file)
  await dialog().getByLabelText("Tipo", { exact: true }).selectOptions("Clase")
  await button("Revisar filas").click()
  await expect.element(dialog().getByText("Escriba persona o empresa.", { exact: true })).toBeVisible()
  await dialog().getByRole("button", { name: "Importar", exact: true }).click()
  await expect.element(dialog().getByText("Tipo: Escriba persona o empresa.", { exact: false })).toBeVisible()
})
