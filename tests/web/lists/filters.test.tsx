import { anyOf, dateRange, numberRange } from "#kernel"
import { QueryClientProvider } from "@tanstack/react-query"
import { Schema } from "effect"
import { MemoryRouter, useLocation } from "react-router"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { queryClient } from "../../../apps/web/api/queryClient.ts"
import { App } from "../../../apps/web/app/App.tsx"
import { FilterBar } from "../../../apps/web/ui/filters/FilterBar.tsx"
import type { Filter } from "../../../apps/web/ui/filters/Filter.ts"
import { useSearchState } from "../../../apps/web/ui/useSearchState.ts"
import { freshBrowser, PHONE } from "../support/open.tsx"

const Kind = Schema.Literals(["van", "truck", "car"])
const search = Schema.Struct({
  search: Schema.optionalKey(Schema.String),
  status: Schema.optionalKey(Schema.Literals(["idle", "moving"])),
  kind: Schema.optionalKey(anyOf(Kind)),
  odometer: Schema.optionalKey(numberRange),
  bought: Schema.optionalKey(dateRange),
  note: Schema.optionalKey(Schema.String),
  driver: Schema.optionalKey(Schema.String)
})

const option = (value: string) => ({ value, label: value.toUpperCase() })
const filters: ReadonlyArray<Filter> = [
  { key: "status", label: "Status", kind: "choice", options: ["idle", "moving"].map(option) },
  { key: "kind", label: "Kind", kind: "choices", options: Kind.literals.map(option) },
  { key: "odometer", label: "Odometer", kind: "numberRange", unit: "km" },
  { key: "bought", label: "Bought", kind: "dateRange" },
  { key: "note", label: "Note", kind: "text" },
  {
    key: "driver",
    label: "Driver",
    kind: "record",
    find: (typed) => ({
      queryKey: ["drivers", typed],
      queryFn: async () => ["ada", "ben"].filter((one) => one.startsWith(typed)).map(option)
    }),
    nameOf: (id) => ({ queryKey: ["driver", id], queryFn: async () => id.toUpperCase() })
  }
]

const List = () => {
  const { texts, query, change } = useSearchState(search)
  return (
    <>
      <FilterBar filters={filters} values={texts} onChange={change} />
      <output aria-label="Query">{query}</output>
      <output aria-label="Address">{useLocation().search}</output>
    </>
  )
}

const openList = async (address = "/") => {
  await render(
    <App>
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={queryClient}>
          <List />
        </QueryClientProvider>
      </MemoryRouter>
    </App>
  )
  await expect.element(page.getByRole("button", { name: "Add filter" })).toBeVisible()
}

const query = () => page.getByLabelText("Query")
const add = async (filter: string) => {
  await page.getByRole("button", { name: "Add filter" }).click()
  await page.getByRole("dialog").getByRole("button", { name: filter }).click()
}
const popover = () => page.getByRole("dialog")
const chip = (name: string) => page.getByRole("button", { name, exact: true })

beforeEach(freshBrowser)

it("filters by each kind of value, and says what is on", async () => {
  await openList()
  await add("Kind")
  await popover().getByRole("checkbox", { name: "VAN" }).click()
  await popover().getByRole("checkbox", { name: "TRUCK" }).click()
  await popover().getByRole("checkbox", { name: "CAR" }).click()
  await userEvent.keyboard("{Escape}")
  await expect.element(chip("Kind VAN, TRUCK and 1 more")).toBeVisible()
  await add("Odometer")
  await popover().getByLabelText("From (km)").fill("5.000 km")
  await popover().getByLabelText("To (km)").fill("1000")
  await userEvent.keyboard("{Enter}")
  await expect.element(chip("Odometer 1,000 to 5,000 km")).toBeVisible()
  await add("Bought")
  await popover().getByLabelText("From").fill("2026-03-04")
  await popover().getByRole("button", { name: "Apply" }).click()
  await expect.element(chip("Bought from Mar 4, 2026")).toBeVisible()
  await add("Note")
  await userEvent.keyboard("dent{Enter}")
  await add("Driver")
  await userEvent.keyboard("b")
  await popover().getByRole("radio", { name: "BEN" }).click()
  await expect.element(chip("Driver BEN")).toBeVisible()
  await expect
    .element(query())
    .toHaveTextContent("kind=van%2Ctruck%2Ccar&odometer=1000..5000&bought=2026-03-04..&note=dent&driver=ben")
})

it("is used by keyboard alone", async () => {
  await openList()
  page.getByRole("button", { name: "Add filter" }).element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(popover().getByRole("button", { name: "Status" })).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}")
  await expect.element(popover().getByRole("radio", { name: "IDLE" })).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await expect.element(popover()).not.toBeInTheDocument()
  await expect.element(query()).toHaveTextContent("status=moving")
  await expect.element(page.getByRole("button", { name: "Add filter" })).toHaveFocus()
})

it("ignores what is not valid, and leaves other parameters alone", async () => {
  await openList("/?status=flying&kind=van,ship&odometer=1000..&q=x&view=1")
  await expect.element(query()).toHaveTextContent("q=x&odometer=1000..")
  await page.getByRole("button", { name: "Remove filter Odometer" }).click()
  await expect.element(page.getByLabelText("Address")).toHaveTextContent("?view=1&q=x")
  await expect.element(page.getByRole("button", { name: "Clear filters" })).not.toBeInTheDocument()
})

it("changes and removes a filter in its chip, on a phone, too", async () => {
  await page.viewport(...PHONE)
  await openList("/?odometer=..5000&kind=van&status=idle")
  await chip("Odometer up to 5,000 km").click()
  await popover().getByLabelText("To (km)").fill("")
  await userEvent.keyboard("{Enter}")
  await expect.element(query()).toHaveTextContent("status=idle&kind=van")
  await chip("Kind VAN").click()
  await popover().getByRole("checkbox", { name: "VAN" }).click()
  await expect.element(query()).toHaveTextContent("status=idle")
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0])
})
