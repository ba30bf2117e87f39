import { ListThreads, SendToSeveral } from "#messaging/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { anaMember, id, member, organization } from "../support/fixtures.ts"
import { ben, bodyOf, freshMessages } from "./fixtures.ts"

const cleo = member({ id: id(5), user_id: id(105), full_name: "Cleo Park", role: "technician" })
const dina = member({ id: id(6), user_id: id(106), full_name: "Dina Ray", role: "technician" })

const dialog = () => page.getByRole("dialog", { name: "Compose Internal Message" })
const recipient = () => dialog().getByLabelText("Recipient")
const person = (name: string) => dialog().getByRole("checkbox", { name })
const sent = answers(SendToSeveral, () => ({ sent: 2 }))

/** Those of a larger team. */
const others = Array.from({ length: 8 }, (_, n) =>
  member({ id: id(20 + n), user_id: id(120 + n), full_name: `Eve ${n}` })
)

const openCompose = async (...special: ReadonlyArray<Answer>) => {
  const received = fakeServer([
    ...special,
    answers(ListThreads, () => ({ items: [], next: null })),
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListMembers, () => ({ items: [anaMember(), ben, cleo, dina], next: null }))
  ])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await page.getByRole("button", { name: "Compose" }).click()
  await expect.element(dialog().getByRole("option", { name: "Ben Okoye" })).toBeInTheDocument()
  return () => received.filter(({ path }) => path.endsWith("/messages/several")).map(bodyOf)
}

const send = async () => {
  await userEvent.fill(dialog().getByLabelText("Subject"), "Tour")
  await userEvent.fill(dialog().getByLabelText("Message", { exact: true }), "At seven.")
  await dialog().getByRole("button", { name: "Send Message" }).click()
}

beforeEach(freshMessages)

describe("a message to several people", () => {
  it("goes to the chosen ones, beginning with whoever was chosen alone, by keyboard", async () => {
    const bodies = await openCompose(sent)
    await recipient().selectOptions("Ben Okoye")
    await recipient().selectOptions("Choose people")
    await expect.element(person("Ben Okoye")).toBeChecked()
    person("Ben Okoye").element().focus()
    await userEvent.keyboard("{Tab}")
    await expect.element(person("Cleo Park")).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect.element(person("Cleo Park")).toBeChecked()
    await expect.element(dialog().getByText("2 selected")).toBeVisible()
    await send()
    await expect.element(page.getByText("Message sent successfully")).toBeVisible()
    expect(bodies()).toEqual([
      expect.objectContaining({
        to: { people: [ben.user_id, cleo.user_id] },
        subject: "Tour",
        content: "At seven."
      })
    ])
  })

  it("goes to people found by a search among many, which Enter does not send", async () => {
    const everyone = [anaMember(), ben, cleo, dina, ...others]
    const bodies = await openCompose(
      sent,
      answers(ListMembers, () => ({ items: everyone, next: null }))
    )
    await recipient().selectOptions("Choose people")
    await person("Ben Okoye").click()
    await userEvent.fill(dialog().getByRole("searchbox", { name: "Search people" }), "cle")
    await expect.element(person("Ben Okoye")).not.toBeInTheDocument()
    await userEvent.keyboard("{Enter}")
    await person("Cleo Park").click()
    await send()
    await expect.element(page.getByText("Message sent successfully")).toBeVisible()
    expect(bodies()).toMatchObject([{ to: { people: [ben.user_id, cleo.user_id] } }])
  })

  it("goes to everyone with a role, and says that each replies alone", async () => {
    const bodies = await openCompose(sent)
    await recipient().selectOptions("Technician (2)")
    await expect.element(dialog().getByText(/replies only to you/)).toBeVisible()
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(bodies()).toEqual([expect.objectContaining({ to: { role: "technician" } })])
  })

  it("needs at least one of them", async () => {
    const bodies = await openCompose(sent)
    await recipient().selectOptions("Choose people")
    await send()
    await expect.element(dialog().getByText("Please fill in all required fields")).toBeVisible()
    expect(bodies()).toEqual([])
  })

  it("waits without a connection, with the number of people", async () => {
    await openCompose(refuses(SendToSeveral, 503, "starting"))
    await recipient().selectOptions("Technician (2)")
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    const list = page.getByRole("list", { name: "Not sent yet" })
    await expect.element(list.getByText("You → Technician (2)")).toBeVisible()
  })
})
