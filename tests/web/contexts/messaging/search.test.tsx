import { ListThreads } from "#messaging/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { fromFirstMatch, matchesOf } from "../../../../apps/web/ui/matches.ts"
import { answers, fakeServer, replies } from "../../support/fakeServer.ts"
import { typeAndPause } from "../../support/fakeTimers.ts"
import { open } from "../../support/open.tsx"
import { id } from "../support/fixtures.ts"
import { freshMessages, inDepot, one, readThreadOf, replyJson, summary } from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Messages & Emails" })
const box = () => dialog().getByPlaceholder("Search messages and emails...")

const openMessages = async () => {
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await expect.element(dialog()).toBeVisible()
}

const second = { id: id(302), client_id: id(402), subject: "Weber extension", content: "Until Tuesday." }
const both = [summary(readThreadOf()), summary(readThreadOf(second))]
/** Responds with the threads whose subject contains the text. */
const bySubject = answers(ListThreads, ({ query }) => ({
  items: both.filter(({ subject }) => subject.toLowerCase().includes(query.get("search") ?? "")),
  next: null
}))
const marks = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent)

beforeEach(freshMessages)

describe("searching messages", () => {
  it("queries the server once typing has paused for 300 ms, and highlights the matches", async () => {
    const received = fakeServer([bySubject, ...inDepot])
    await openMessages()
    await expect.element(dialog().getByText("Weber extension")).toBeVisible()
    const requests = () =>
      received.filter(({ path }) => path.endsWith("/threads")).map(({ query }) => query.get("search"))
    await box().click()
    await typeAndPause(async () => {
      await userEvent.keyboard("weber")
      expect(requests()).toEqual([null])
    })
    await expect.poll(requests).toEqual([null, "weber"])
    await expect.element(dialog().getByText("Van 12 brakes")).not.toBeInTheDocument()
    await expect.element(dialog().getByText("1 conversation")).toBeVisible()
    expect(marks()).toEqual(["Weber"])
  })

  it("scrolls back to the first result", async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      summary(readThreadOf({ id: id(500 + at), client_id: id(600 + at), subject: `Van ${at}` }))
    )
    fakeServer([answers(ListThreads, () => ({ items: many, next: null })), ...inDepot])
    await openMessages()
    await expect.element(dialog().getByText("Van 39")).toBeInTheDocument()
    const list = dialog().getByRole("tabpanel").element().lastElementChild ?? document.body
    list.scrollTo(0, list.scrollHeight)
    expect(list.scrollTop).toBeGreaterThan(0)
    await userEvent.fill(box(), "van")
    await expect.poll(() => marks().length).toBe(40)
    await expect.poll(() => list.scrollTop).toBe(0)
  })

  it("ignores a response to an earlier text", async () => {
    const late = Promise.withResolvers<void>()
    const lateAnswered = Promise.withResolvers<void>()
    fakeServer([
      replies(ListThreads, async (request) => {
        if (request.query.get("search") !== "van") return bySubject.reply(request)
        await late.promise
        lateAnswered.resolve()
        return bySubject.reply(request)
      }),
      ...inDepot
    ])
    await openMessages()
    await userEvent.fill(box(), "van")
    await expect.poll(() => dialog().getByRole("list").element().parentElement?.ariaBusy).toBe("true")
    await userEvent.fill(box(), "weber")
    await expect.poll(marks).toEqual(["Weber"])
    late.resolve()
    await lateAnswered.promise
    await expect.element(dialog().getByText("Van 12 brakes")).not.toBeInTheDocument()
    expect(marks()).toEqual(["Weber"])
  })

  it("says when nothing is found, and can be cleared", async () => {
    fakeServer([bySubject, ...inDepot])
    await openMessages()
    await userEvent.fill(box(), "tyres")
    await expect.element(dialog().getByRole("heading", { name: "No messages found" })).toBeVisible()
    await dialog().getByRole("button", { name: "Clear search" }).click()
    await expect.element(dialog().getByText("Van 12 brakes")).toBeVisible()
    await expect.element(box()).toHaveValue("")
  })

  it("shows the part that matches, if the beginning of the message does not", async () => {
    const found = readThreadOf({ reply_count: 1, replies: [replyJson({ content: "El camión está listo." })] })
    const [match = null] = found.replies
    fakeServer([
      answers(ListThreads, () => ({ items: [{ ...summary(found), latest: null, match }], next: null })),
      one(() => [found]),
      ...inDepot
    ])
    await openMessages()
    await userEvent.fill(box(), "camion")
    await expect.poll(marks).toEqual(["camión"])
    await userEvent.fill(box(), "brakes")
    await expect.poll(marks).toEqual(["brakes"])
    await expect.element(dialog().getByText("El camión")).not.toBeInTheDocument()
  })
})

describe("highlighting", () => {
  it.each([
    ["Freno de camión", "CAMION", ["camión"]],
    ["Ñandú, nandu", "nandu", ["Ñandú", "nandu"]],
    ["A decomposed cafe\u0301 there", "café", ["cafe\u0301"]],
    ["aaaa", "aa", ["aa", "aa"]],
    ["İstanbul", "istanbul", ["İstanbul"]],
    ["Any text", "  ", []],
    ["🚚 van 🚚", "van", ["van"]]
  ])("%s: %s", (text, term, expected) => {
    expect(matchesOf(text, term).map(([from, to]) => text.slice(from, to))).toEqual(expected)
  })

  it("shortens a long text to start near the match", () => {
    const text = `${"word ".repeat(60)}brakes at the end`
    expect(fromFirstMatch(text, "brakes")).toMatch(/^… (word ){1,9}brakes at the end$/)
    expect(fromFirstMatch(text, "none")).toBe(text)
  })
})
