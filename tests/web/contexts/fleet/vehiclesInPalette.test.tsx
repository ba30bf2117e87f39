import { GetVehicle, ListVehicles } from "#fleet/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { typeAndPause } from "../../support/fakeTimers.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, organization } from "../support/fixtures.ts"
import { vehicleRow } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("the palette says why it lists a vehicle, has the closest first, and opens the chosen one", async () => {
  const driver = { id: id(321), name: "Ben Okoye" }
  const items = [
    vehicleRow({ unit_number: "7", driver }),
    vehicleRow({ id: id(202), unit_number: "Okoye" }),
    vehicleRow({ id: id(203), unit_number: "8", make: "Okoye", driver })
  ]
  const received = fakeServer([
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListVehicles, () => ({ items, next: null })),
    refuses(GetVehicle, 404, "not_found")
  ])
  const { pathname } = await open("/reports")
  await page.getByRole("button", { name: "Search and commands" }).click()
  await expect.element(page.getByRole("dialog").getByRole("combobox")).toHaveFocus()
  await typeAndPause(() => userEvent.keyboard("okoye"))
  const options = page.getByRole("group", { name: "Vehicles" }).getByRole("option")
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual([
      "OkoyeUnit number · B-RD 1001 · Ford Transit",
      "7Driver Ben Okoye · B-RD 1001 · Ford Transit",
      "8Driver Ben Okoye · B-RD 1001 · Okoye Transit"
    ])
  expect(options.nth(1).element().querySelector("mark")?.textContent).toBe("Okoye")
  expect(received.find(({ path }) => path.endsWith("/vehicles"))?.query.get("search")).toBe("okoye")
  await options.nth(1).click()
  await expect.poll(pathname).toBe(`/vehicles/${id(201)}`)
})
