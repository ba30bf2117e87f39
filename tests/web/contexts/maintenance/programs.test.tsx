import { ListGroups } from "#fleet/contract"
import {
  AddCommonTasks,
  ArchiveProgram,
  CountProgramVehicles,
  CreateProgram,
  EditProgram,
  GetProgram,
  ListPrograms,
  ListTasks,
  RestoreProgram
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, type Received, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { button, dialog, field, inDialog, item, openMenu } from "../fleet/availability.ts"
import { couriers } from "../fleet/openVehicleList.ts"
import { id, inDays, organization } from "../support/fixtures.ts"
import { listed, serve as serveServices, task, vans } from "./serviceFixtures.ts"

const PAGE = `/services/programs/${id(611)}`
const OIL = "Engine oil and filter"
const label = (name: string) => page.getByLabelText(name, { exact: true })
const row = (list: string, text: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("listitem").filter({ hasText: text })

const serve: typeof serveServices = (...special) =>
  serveServices(
    ...special,
    answers(CountProgramVehicles, () => ({ count: 7 })),
    answers(GetProgram, () => vans())
  )

/** The bodies of requests with this method and the end of their path. */
const sent = (received: ReadonlyArray<Received>, method: string, path: string) =>
  received.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => Object(body))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list of programs", () => {
  it("says what each applies to, and archives one with an undo", async () => {
    serve(
      answers(ListPrograms, () => ({
        items: [listed(), listed({ id: id(612), name: "Old", archived_at: inDays(-1) })]
      })),
      answers(ArchiveProgram, () => ({})),
      answers(RestoreProgram, () => ({}))
    )
    await open("/services/programs")
    await expect.element(row("Service programs", "Vans").getByText("1 task · 12 vehicles")).toBeVisible()
    await expect.element(row("Service programs", "Vans").getByText("Van · Ford")).toBeVisible()
    await expect.element(button("Restore Old")).toBeVisible()
    await openMenu("Vans")
    await item("Archive").click()
    await expect.element(page.getByText("Vans was archived. Its services are no longer due.")).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText("Vans was restored.")).toBeVisible()
  })

  it("names body types and chosen vehicles, so that no program for some seems to be for the whole fleet", async () => {
    const everything = { makes: [], models: [], kinds: [], body_classes: [], group_ids: [], vehicle_ids: [] }
    const named = (name: string, rule: object) =>
      listed({ id: id(613), name, rule: { ...everything, ...rule } })
    serve(
      answers(ListPrograms, () => ({
        items: [
          named("Two", { vehicle_ids: [id(101), id(102)] }),
          named("Pickups", { body_classes: ["Pickup"], vehicle_ids: [id(101)] })
        ]
      }))
    )
    await open("/services/programs")
    const list = (name: string) => row("Service programs", name)
    await expect.element(list("Two").getByText("2 chosen vehicles", { exact: true })).toBeVisible()
    await expect
      .element(list("Pickups").getByText("Pickup · plus 1 chosen vehicle", { exact: true }))
      .toBeVisible()
  })

  it("begins an empty organization with a template, whose tasks are added with the program", async () => {
    const received = serve(
      answers(ListPrograms, () => ({ items: [] })),
      answers(ListTasks, () => ({ items: [] })),
      answers(AddCommonTasks, () => ({ items: [] })),
      answers(CreateProgram, () => vans({ name: "Trailers", vehicles: 3 }))
    )
    await open("/services/programs")
    await page.getByRole("link", { name: "Use template: Trailers" }).click()
    await expect.element(label("Name")).toHaveValue("Trailers")
    await expect.element(page.getByRole("checkbox", { name: "Trailer" })).toBeChecked()
    await expect.element(page.getByText("Applies to 7 vehicles")).toBeVisible()
    await expect
      .element(row("Tasks of the program", "Annual inspection").getByText("Every 12 months"))
      .toBeVisible()
    await button("Create program").click()
    await expect.element(page.getByRole("alert")).toBeVisible()
    expect(sent(received, "POST", "/common-service-tasks")).toEqual([
      { tasks: ["TIRE-CHK", "BRAKES", "ANNUAL"], language: "en" }
    ])
  })
})

describe("a program", () => {
  it("is created from tasks of the organization, in the person's units", async () => {
    const received = serve(
      answers(MyOrganizations, () => ({ items: [organization({ units: "imperial" })] })),
      answers(ListGroups, () => ({ items: [{ ...couriers, vehicles: 3 }] })),
      answers(CreateProgram, () => vans({ vehicles: 3 }))
    )
    const { router } = await open("/services/programs/new")
    await label("Name").fill("Couriers")
    await page.getByRole("checkbox", { name: "Couriers" }).click()
    await label("Makes").fill("Ford,")
    await label("Body types").fill("Pickup,")
    await button("Create program").click()
    await expect.element(page.getByText("Add at least one task.")).toBeVisible()
    await button("Add task").click()
    await inDialog("Add task").click()
    await expect.element(dialog().getByText("Choose a task.")).toBeVisible()
    await expect.element(dialog().getByText("Enter a distance, hours or time.")).toBeVisible()
    await field("Task").selectOptions(OIL)
    await field("Every (mi)").fill("10,000")
    await field("Every").fill("12")
    await field("Distance (mi)").fill("500")
    await inDialog("Add task").click()
    await expect
      .element(row("Tasks of the program", OIL).getByText("Every 10,000 mi or 12 months"))
      .toBeVisible()
    await button("Create program").click()
    await expect.element(page.getByText("Vans was created.")).toBeVisible()
    await expect.poll(() => router.state.location.pathname).toBe("/services/programs")
    const [body] = sent(received, "POST", "/service-programs")
    expect(body).toMatchObject({
      name: "Couriers",
      rule: {
        makes: ["Ford"],
        kinds: [],
        body_classes: ["Pickup"],
        group_ids: [couriers.id],
        vehicle_ids: []
      },
      items: [
        {
          task_id: id(601),
          every_m: 16_093_440,
          every_months: 12,
          every_days: null,
          due_soon_m: 804_672,
          tolerance_pct: 10,
          recur: "from_completion",
          supersedes: []
        }
      ]
    })
  })

  it("is edited: an item includes another one, and one is removed", async () => {
    const brakes = task({ id: id(602), name: "Brake inspection", code: null, system: "brakes" })
    const received = serve(
      answers(ListTasks, () => ({ items: [brakes, task()] })),
      answers(EditProgram, () => vans())
    )
    await open(PAGE)
    await button("Add task").click()
    await field("Task").selectOptions("Brake inspection")
    await field("Every").fill("90")
    await field("Unit of time").selectOptions("days")
    await dialog().getByRole("checkbox", { name: OIL }).click()
    await field("The next one counts from").selectOptions("When this one was due (fixed intervals)")
    await inDialog("Add task").click()
    const added = row("Tasks of the program", "Every 90 days")
    await expect.element(added.getByText(`Fixed intervals · Includes ${OIL}`)).toBeVisible()
    await button(`Remove ${OIL}`).click()
    await expect.element(added.getByText(/Includes/)).not.toBeInTheDocument()
    await button("Save program").click()
    await expect.element(page.getByText("Vans was saved.")).toBeVisible()
    const [body] = sent(received, "PATCH", id(611))
    expect(body.expected_version).toBe(4)
    expect(body.items).toMatchObject([
      { task_id: id(602), every_days: 90, every_months: null, recur: "fixed_grid", supersedes: [] }
    ])
  })

  it("shows what someone else has changed meanwhile, and is then saved over it", async () => {
    let changed = false
    const received = serve(
      answers(GetProgram, () => (changed ? vans({ name: "All vans", version: 5 }) : vans())),
      {
        endpoint: EditProgram,
        reply: (request) => {
          if (changed) return answers(EditProgram, () => vans({ version: 6 })).reply(request)
          changed = true
          return refuses(EditProgram, 409, "program_was_changed").reply(request)
        }
      }
    )
    await open(PAGE)
    await label("Name").fill("Vans and more")
    await button("Save program").click()
    await expect.element(page.getByRole("alert").getByText("Name: All vans")).toBeVisible()
    await button("Save anyway").click()
    await expect.element(page.getByText("Vans was saved.")).toBeVisible()
    expect(sent(received, "PATCH", id(611))).toMatchObject([
      { name: "Vans and more", expected_version: 4 },
      { name: "Vans and more", expected_version: 5 }
    ])
  })

  it("is only shown to people who may not change it", async () => {
    serve(
      answers(MyOrganizations, () => ({ items: [organization({ can: ["services.read"] })] })),
      answers(GetProgram, () =>
        vans({ rule: { ...vans().rule, body_classes: ["Panel van"], vehicle_ids: [id(201)] } })
      )
    )
    await open(PAGE)
    await expect.element(page.getByText("Applies to 12 vehicles")).toBeVisible()
    for (const value of ["Panel van", "V-1"])
      await expect.element(page.getByRole("definition").filter({ hasText: value })).toBeVisible()
    await expect
      .element(row("Tasks of the program", OIL).getByText("Reminder 500 km or 30 days before"))
      .toBeVisible()
    for (const name of ["Save program", "Add task", `Edit ${OIL}`])
      await expect.element(button(name)).not.toBeInTheDocument()
  })
})
