import { CreateVehicle, DecodeVin, EditVehicle, GetVehicle, VinDecoding } from "#fleet/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { id, type Json, reader } from "../support/fixtures.ts"
import { button, dialog, field, inDialog, serve } from "./availability.ts"
import { vehicle } from "./fixtures.ts"

const VIN = "1HGCM82633A004352"
const OF_EUROPE = "WP0ZZZ99ZTS392124"
const NOTHING = {
  make: null,
  model: null,
  model_year: null,
  trim: null,
  kind: null,
  body_class: null,
  fuel_type: null,
  drive: null,
  transmission: null,
  doors: null,
  seats: null,
  gvwr_g: null,
  battery_wh: null
}
const decoding = reader(VinDecoding, {
  status: "decoded",
  source: "offline",
  proposal: {
    ...NOTHING,
    make: "Honda",
    model: "Accord",
    model_year: 2003,
    kind: "car",
    fuel_type: "petrol",
    gvwr_g: 2_722_000
  },
  facts: {
    engine: "3.0 L V6",
    manufacturer: "Honda",
    plant_city: "Marysville",
    plant_country: "United States"
  },
  error_codes: []
})
const decodes = (special: Json = {}) => answers(DecodeVin, () => decoding(special))

const openForm = async () => {
  await open("/vehicles")
  await button("Add vehicle").first().click()
  await expect.element(field("VIN")).toBeVisible()
}
const proposals = () => dialog().getByRole("region", { name: "Read from the VIN" })
const asked = (received: ReturnType<typeof serve>) =>
  received.filter(({ path }) => path.endsWith("/vin-decodings")).map(({ body }) => body)

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("a typed VIN", () => {
  it("is looked up once it is complete, and proposes fields that someone accepts one by one", async () => {
    const received = serve(
      decodes(),
      answers(CreateVehicle, () => vehicle())
    )
    await openForm()
    await field("VIN").fill("1HGCM82")
    await expect.element(dialog().getByText("7 of 17 characters")).toBeVisible()
    await field("VIN").fill(VIN.toLowerCase())
    await expect.element(proposals().getByText("3.0 L V6 · Honda · Marysville, United States")).toBeVisible()
    expect(asked(received)).toEqual([{ vin: VIN, model_year: null }])
    await expect.element(field("Make")).toHaveValue("")
    await button("Accept Make: Honda").click()
    await expect.element(field("Make")).toHaveValue("Honda")
    await expect.element(button("Undo Make: Honda")).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect.element(field("Make")).toHaveValue("")
    await expect.element(button("Accept Make: Honda")).toHaveFocus()
  })

  it("fills in all empty fields, also hidden ones, and replaces what was typed only when asked to", async () => {
    const received = serve(
      decodes(),
      answers(CreateVehicle, () => vehicle())
    )
    await openForm()
    await field("Model").fill("Accord EX")
    await field("Make").fill("honda")
    await field("VIN").fill(VIN)
    await expect.element(proposals().getByText("Entered: Accord EX")).toBeVisible()
    await expect.element(button("Accept all")).not.toBeInTheDocument()
    await button("Fill in empty fields").click()
    await expect.element(proposals()).toHaveFocus()
    await expect.element(field("Fuel")).toHaveValue("petrol")
    await expect.element(field("Gross weight")).toHaveValue("2722")
    await expect.element(field("Model")).toHaveValue("Accord EX")
    await button("Replace Model: Accord").click()
    await expect.element(field("Model")).toHaveValue("Accord")
    await inDialog("Add vehicle").click()
    await expect.element(page.getByText("V-1 was added.")).toBeVisible()
    expect(
      received.find(({ path, method }) => method === "POST" && path.endsWith("/vehicles"))?.body
    ).toMatchObject({
      vin: VIN,
      make: "honda",
      model: "Accord",
      model_year: 2003,
      kind: "car",
      fuel_type: "petrol",
      gvwr_g: 2_722_000
    })
  })

  it("shows no proposals that were ignored, or that belong to an earlier VIN", async () => {
    serve(decodes())
    await openForm()
    await field("VIN").fill(VIN)
    await button("Ignore").click()
    await expect.element(proposals()).not.toBeInTheDocument()
    await field("VIN").fill(OF_EUROPE)
    await expect.element(proposals()).toBeVisible()
    await field("VIN").fill("WP0ZZZ99")
    await expect.element(proposals()).not.toBeInTheDocument()
  })

  it("says that it is being read, and that typing goes on if it cannot be", async () => {
    const { answer, release } = deferred(refuses(DecodeVin, 429, "rate_limited"))
    serve(answer)
    await openForm()
    await field("VIN").fill(VIN)
    await expect.element(dialog().getByText("Reading the VIN...")).toBeVisible()
    await field("Make").fill("Honda")
    release()
    await expect
      .element(dialog().getByText("The VIN can't be looked up right now.", { exact: false }))
      .toBeVisible()
    await expect.element(field("Make")).toHaveValue("Honda")
  })

  it.each([
    ["unavailable", "The VIN can't be looked up right now."],
    ["unknown", "Nothing more is known about this VIN."]
  ])("still proposes what our own tables say if the decoder's answer is %s", async (status, sentence) => {
    serve(decodes({ status, proposal: { ...NOTHING, make: "Honda" } }))
    await openForm()
    await field("VIN").fill(VIN)
    await expect.element(dialog().getByText(sentence, { exact: false })).toBeVisible()
    await expect.element(button("Accept Make: Honda")).toBeVisible()
  })
})

describe("the rules for VINs", () => {
  it("warn of a wrong check digit, suggest what was meant, and accept a reason", async () => {
    serve(decodes())
    await openForm()
    await field("VIN").fill("1HGCM82633AO04352")
    await expect
      .element(dialog().getByText("A VIN has 17 letters and digits, without I, O and Q."))
      .toBeVisible()
    await button(VIN).click()
    await expect.element(field("VIN")).toHaveValue(VIN)
    await field("VIN").fill("1HGCM82633A004353")
    await expect
      .element(dialog().getByText("The check digit doesn't match. Compare each character."))
      .toBeVisible()
    await expect.element(field("Note about the VIN")).toBeVisible()
  })

  it("say so where no check digit applies", async () => {
    serve(decodes())
    await openForm()
    await field("VIN").fill(OF_EUROPE)
    await expect.element(dialog().getByText("Porsche, Germany")).toBeVisible()
    await expect
      .element(dialog().getByText("This VIN has no valid check digit", { exact: false }))
      .toBeVisible()
    await expect.element(field("Note about the VIN")).not.toBeInTheDocument()
  })
})

it("looks up the stored VIN of a vehicle only when asked to", async () => {
  const received = serve(
    decodes(),
    answers(GetVehicle, () => vehicle({ vin: VIN })),
    refuses(EditVehicle, 409, "vin_taken")
  )
  await open(`/vehicles/${id(201)}`)
  await button("Edit").click()
  await inDialog("Read the fields from the VIN").click()
  await expect.element(proposals().getByText("Entered: Ford")).toBeVisible()
  expect(asked(received)).toEqual([{ vin: VIN, model_year: 2024 }])
})
