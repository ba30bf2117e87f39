import {
  AddCommonTasks,
  ArchiveTask,
  COMMON_TASKS,
  CreateTask,
  EditTask,
  ListParts,
  ListTasks,
  RestoreTask
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { bodies, button, dialog, field, inDialog, item, openMenu } from "../fleet/availability.ts"
import { id, inDays, organization } from "../support/fixtures.ts"
import { part } from "./fixtures.ts"
import { serve, task } from "./serviceFixtures.ts"

const OIL = "Engine oil and filter"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("service tasks", () => {
  it("are added to an empty organization together", async () => {
    const received = serve(
      answers(ListTasks, () => ({ items: [] })),
      answers(AddCommonTasks, () => ({ items: [] }))
    )
    await open("/services/tasks")
    await button("Add common tasks").click()
    await expect.element(page.getByText("The common tasks were added.")).toBeVisible()
    expect(bodies(received)).toEqual([{ tasks: COMMON_TASKS.map(({ code }) => code), language: "en" }])
  })

  it("are added one by one, with a code that no other has", async () => {
    let attempts = 0
    const received = serve({
      endpoint: CreateTask,
      reply: (request) =>
        (attempts++ === 0
          ? refuses(CreateTask, 409, "task_code_taken", "Another service task has this code.")
          : answers(CreateTask, () => task({ name: "Greasing" }))
        ).reply(request)
    })
    await open("/services/tasks")
    await button("Add task").click()
    await field("Usual time").fill("half an hour")
    await inDialog("Add task").click()
    await expect.element(dialog().getByText("Enter whole minutes from 1 to 10,000.")).toBeVisible()
    await field("Name").fill("Greasing")
    await field("Code").fill("OIL")
    await field("Usual time").fill("30")
    await field("System").selectOptions("Steering")
    await inDialog("Add task").click()
    await expect.element(dialog().getByText("Another service task has this code.")).toBeVisible()
    await field("Code").fill("GRS")
    await inDialog("Add task").click()
    await expect.element(page.getByText("Greasing was added.")).toBeVisible()
    expect(bodies(received).at(-1)).toEqual({
      name: "Greasing",
      code: "GRS",
      system: "steering",
      default_minutes: 30,
      instructions: null,
      parts: []
    })
  })

  it("show what someone else has changed while one is edited", async () => {
    let changed = false
    const received = serve(
      answers(ListTasks, () => ({
        items: [changed ? task({ instructions: "Use 5W-30.", version: 4 }) : task()]
      })),
      {
        endpoint: EditTask,
        reply: (request) => {
          if (changed) return answers(EditTask, () => task({ name: "Oil change" })).reply(request)
          changed = true
          return refuses(EditTask, 409, "task_was_changed").reply(request)
        }
      }
    )
    await open("/services/tasks")
    await openMenu(OIL)
    await item("Edit").click()
    await field("Name").fill("Oil change")
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText("Instructions: Use 5W-30.")).toBeVisible()
    await inDialog("Save anyway").click()
    await expect.element(page.getByText("Oil change was saved.")).toBeVisible()
    // What someone else has changed is not sent back as it was.
    expect(bodies(received)).toEqual(
      [3, 4].map((expected_version) => ({ name: "Oil change", expected_version }))
    )
  })

  it("have usual parts with quantities, which are found, changed and removed", async () => {
    const filter = { part_id: id(352), number: "OF-1", name: "Oil filter", unit: "pcs", quantity: 1 }
    const received = serve(
      answers(ListTasks, () => ({ items: [task({ parts: [filter] })] })),
      answers(ListParts, () => ({ items: [part({ on_hand: 0 })], next: null })),
      answers(EditTask, () => task())
    )
    await open("/services/tasks")
    await expect.element(page.getByText("Usual parts: Oil filter")).toBeVisible()
    await openMenu(OIL)
    await item("Edit").click()
    // A part that is out of stock can be a usual one.
    const choose = async () => {
      await field("Part").fill("brake")
      await dialog()
        .getByRole("option", { name: /^Brake pads/ })
        .click()
    }
    await choose()
    const quantity = field("Quantity of Brake pads (set)")
    await expect.element(quantity).toHaveFocus()
    // Choosing it once more leads to its quantity.
    await choose()
    await expect.element(quantity).toHaveFocus()
    await expect.element(field("Part")).toHaveValue("")
    await userEvent.keyboard("none")
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText(/^Enter a quantity above 0/)).toBeVisible()
    await expect.element(quantity).toHaveFocus()
    await userEvent.keyboard("2,5")
    await button("Remove Oil filter").click()
    await expect.element(field("Part")).toHaveFocus()
    await inDialog("Save changes").click()
    await expect.element(page.getByText(`${OIL} was saved.`)).toBeVisible()
    const parts = [{ part_id: id(351), quantity: 2.5 }]
    expect(bodies(received)).toEqual([{ parts, expected_version: 3 }])
  })

  it("show which usual parts someone else has set meanwhile", async () => {
    const oil = { part_id: id(352), number: "O-1", name: "Oil", unit: "l", quantity: 4.5 }
    let changed = false
    serve(
      answers(ListTasks, () => ({ items: [changed ? task({ parts: [oil], version: 4 }) : task()] })),
      {
        endpoint: EditTask,
        reply: (request) => {
          changed = true
          return refuses(EditTask, 409, "task_was_changed").reply(request)
        }
      }
    )
    await open("/services/tasks")
    await openMenu(OIL)
    await item("Edit").click()
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText("Usual parts: Oil, 4.5 l")).toBeVisible()
  })

  it("are archived with an undo; one that a program contains stays", async () => {
    serve(
      answers(ListTasks, () => ({
        items: [task(), task({ id: id(602), name: "Old", archived_at: inDays(-1) })]
      })),
      {
        endpoint: ArchiveTask,
        reply: (request) =>
          (request.path.includes(id(601))
            ? answers(ArchiveTask, () => ({}))
            : refuses(ArchiveTask, 409, "task_in_use")
          ).reply(request)
      },
      answers(RestoreTask, () => ({}))
    )
    await open("/services/tasks")
    await openMenu(OIL)
    await item("Archive").click()
    await expect.element(page.getByText(`${OIL} was archived.`)).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText(`${OIL} was restored.`)).toBeVisible()
    await button("Restore Old").click()
    await expect.element(page.getByText("Old was restored.")).toBeVisible()
  })

  it("cannot be changed by viewers", async () => {
    serve(answers(MyOrganizations, () => ({ items: [organization({ can: ["services.read"] })] })))
    await open("/services/tasks")
    await expect.element(page.getByText("Engine · 45 min")).toBeVisible()
    for (const name of ["Add task", /^More actions: /])
      await expect.element(button(name)).not.toBeInTheDocument()
  })

  it("return the focus to their menu after a dialog, each time", async () => {
    serve(answers(ListTasks, () => ({ items: [task()] })))
    await open("/services/tasks")
    const menu = button(`More actions: ${OIL}`)
    // The second time the code of the dialog is loaded: it opens while the menu still closes.
    for (const time of [1, 2]) {
      await menu.click()
      await item("Edit").click()
      await expect.element(dialog(), { message: `time ${time}` }).toBeVisible()
      await userEvent.keyboard("{Escape}")
      await expect.element(menu).toHaveFocus()
    }
  })
})
