import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox, subjects } from "./scene.ts"

let app: TestApp
let tenant: Tenant
let olga: Mailbox
let driver: Mailbox
let third: Mailbox
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  olga = mailbox(app, tenant.id, tenant.owner)
  driver = mailbox(app, tenant.id, await tenant.addMember("driver", "Ada Driver"))
  third = mailbox(app, tenant.id, await tenant.addMember("admin"))
})
afterAll(() => app.stop())

const search = async (text: string, by = olga) => subjects(await by.list({ search: text }))

describe("searching messages", () => {
  it.each([
    ["Brake pads", "Nothing else.", "rake pa"],
    ["Door", "The handle is loose.", "HANDLE"],
    ["Überführung", "Nach Łódź.", "uberfuhrung"],
    ["Transfer", "Nach Łódź, Straße 5.", "łodz, strasse"],
    ["Accents asked", "cafe", "CAFÉ"],
    ["Кириллица", "Где ключи?", "КЛЮЧ"],
    ["日本語", "鍵はどこですか", "鍵"],
    ["Discount", "Take 100% off.", "100%"],
    ["Snake", "see some_file.txt", "e_f"],
    ["Path", "in C:\\temp", "c:\\t"],
    ["Quote", "it's 'here'", "'here'"],
    ["Wide", "take 50％ off now", "50% off"],
    ["Two", "xy", "xy"],
    ["One", "the letter ø alone", "o alone"],
    ["Q", "Z", "z"],
    ["Signs", "what?! -- no", "?! --"]
  ])("finds %j with %j by %j", async (subject, content, text) => {
    await olga.send(driver.id, { subject, content })
    expect(await search(text)).toContain(subject)
    expect(await search(text, driver)).toContain(subject)
    expect(await search(text, third)).toEqual([])
  })

  it("finds a thread by any of its replies, and shows it as in the list, with the part that matches", async () => {
    const { id } = (await olga.send(driver.id, { subject: "Tyres", content: "Which ones?" })).value
    await driver.reply(id, { content: "The winter ones with spikes." })
    await olga.reply(id, { content: "Fine." })
    const { items } = (await olga.list({ search: "winter one" })).value
    const listed = (await olga.list()).value.items.find((thread) => thread.id === id)
    const match = { sender_id: driver.id, sender_name: "Ada Driver", content: "The winter ones with spikes." }
    expect(items).toEqual([{ ...listed, match }])
  })

  it("shows the part of a long text that matches, of the first message and of replies", async () => {
    const filler = "word ".repeat(100)
    const { id } = (await olga.send(driver.id, { subject: "Long", content: `${filler}Áxle one ${filler}` }))
      .value
    await driver.reply(id, { content: `${filler}cámber ${filler}` })
    const matchOf = async (text: string) => (await olga.list({ search: text })).value.items[0]?.match?.content
    for (const [text, found] of [
      ["axle", "Áxle one"],
      ["CAMBER", "cámber"]
    ] as const) {
      const match = await matchOf(text)
      expect(match).toMatch(new RegExp(`^… (word ){8}${found} word`))
      expect(match).toMatch(/…$/)
      expect(match?.length).toBeLessThan(170)
    }
    expect(await matchOf("long")).toMatch(/^(word ){31}word…$/)
  })
})

describe("searching messages finds nothing", () => {
  it.each(["100x", "1%f", "some-file", "some.ile", "c:/t"])("for a wildcard: %s", async (text) =>
    expect(await search(text)).toEqual([])
  )

  it("for the Re: of replies", async () => {
    const { id } = (await olga.send(driver.id, { subject: "Ladder", content: "Back?" })).value
    await driver.reply(id, { content: "Yes." })
    expect(await search("re: ladder")).toEqual([])
    expect(await search("ladder")).toEqual(["Ladder"])
  })

  it("for words split between subject and text", async () => {
    await olga.send(driver.id, { subject: "Half one", content: "half two" })
    expect(await search("one half")).toEqual([])
  })

  it("for text of another organization", async () => {
    const elsewhere = await createTenant(app, "Elsewhere")
    const bob = await elsewhere.addMember("agent")
    await mailbox(app, elsewhere.id, elsewhere.owner).send(bob.user.id, { content: "quinoa" })
    await olga.send(driver.id, { content: "quinoa", subject: "Ours" })
    expect(await search("quinoa")).toEqual(["Ours"])
    expect(await search("quinoa", mailbox(app, elsewhere.id, bob))).toEqual(["Keys"])
  })
})

describe("the search field", () => {
  it("accepts one line of at most 200 characters", async () => {
    expect(await olga.list({ search: "x".repeat(201) })).toMatchObject({ status: 422 })
    expect(await olga.list({ search: "a\nb" })).toMatchObject({ status: 422 })
    expect(await olga.list({ search: "x".repeat(200) })).toMatchObject({ status: 200 })
  })
})

it("finds threads by their latest message, in pages", async () => {
  const ids: Array<string> = []
  for (let n = 0; n < 7; n++) {
    await third.send(driver.id, { subject: `Other ${n}` })
    ids.push((await third.send(driver.id, { subject: `Gasket ${n}` })).value.id)
  }
  await driver.reply(ids[2] ?? "")
  for (const search of ["gasket", "ga"]) {
    const first = (await third.list({ search, limit: "4" })).value
    expect(first.items.map(({ subject }) => subject)).toEqual([
      "Gasket 2",
      "Gasket 6",
      "Gasket 5",
      "Gasket 4"
    ])
    const rest = (await third.list({ search, limit: "4", after: first.next ?? "" })).value
    expect(rest.items.map(({ subject }) => subject)).toEqual(["Gasket 3", "Gasket 1", "Gasket 0"])
    expect(rest.next).toBeNull()
  }
})
