import { ListThreads, MarkThreadRead, ReplyToMessage } from "#messaging/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { ana, id } from "../support/fixtures.ts"
import {
  ben,
  bodyOf,
  freshMessages,
  inDepot,
  listed,
  one,
  readThreadOf,
  replyJson,
  summary
} from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Reply to Message" })
const field = () => dialog().getByLabelText("Your Reply")
const button = (name: string) => dialog().getByRole("button", { name, exact: true })
const byBen = replyJson({
  id: id(352),
  sender_id: id(101),
  sender_name: "Ben Okoye",
  recipient_name: "Ana Ruiz",
  content: "And the discs?",
  client_id: id(452)
})

/** The server's response to a reply, which later lists also contain. */
const taking = () => {
  const taken: Array<ReturnType<typeof replyJson>> = []
  const thread = () => readThreadOf({ reply_count: 1 + taken.length, replies: [byBen, ...taken] })
  return [
    replies(ReplyToMessage, (request) => {
      const reply = replyJson({ id: id(353), ...bodyOf(request) })
      taken.push(reply)
      return Response.json(reply, { status: 201 })
    }),
    answers(ListThreads, () => ({ items: [summary(thread())], next: null })),
    one(() => [thread()])
  ]
}

const openReply = async (special: ReadonlyArray<Answer>, at = 0) => {
  const received = fakeServer([...special, answers(MarkThreadRead, () => ({})), ...inDepot])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await page.getByRole("button", { name: "1 reply", exact: true }).click()
  await page.getByRole("button", { name: "Reply to Ben Okoye" }).nth(at).click()
  await expect.element(dialog()).toBeVisible()
  return received
}

const sends = (received: ReadonlyArray<Received>) => received.filter(({ method }) => method === "POST")

beforeEach(freshMessages)

describe("Reply to Message", () => {
  it("shows subject and sender, and the specified field", async () => {
    await openReply(taking())
    await expect.element(dialog().getByRole("definition").nth(0)).toHaveTextContent("Van 12 brakes")
    await expect.element(dialog().getByRole("definition").nth(1)).toHaveTextContent("Ben Okoye")
    await expect.element(field()).toHaveAttribute("placeholder", "Type your reply here...")
    await expect.element(button("Cancel")).toBeVisible()
  })

  it("refuses a blank reply", async () => {
    const received = await openReply(taking())
    await userEvent.fill(field(), " \n ")
    await button("Send Reply").click()
    await expect.element(dialog().getByText("Reply content is required")).toBeVisible()
    await expect.element(field()).toHaveFocus()
    expect(sends(received)).toHaveLength(0)
  })

  it.each([
    ["the message", 0, id(301)],
    ["a reply", 1, id(352)]
  ])("replies to %s, confirms, closes and shows the reply below the others", async (_, at, messageId) => {
    const received = await openReply(taking(), at)
    await userEvent.fill(field(), " At noon. ")
    await button("Send Reply").click()
    await expect.element(page.getByText("Reply sent successfully")).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText("At noon.", { exact: true })).toBeVisible()
    await expect.element(page.getByRole("button", { name: "2 replies", exact: true })).toBeVisible()
    const [sent] = sends(received)
    expect(sent?.path).toMatch(new RegExp(`/messages/${messageId}/replies$`))
    expect(sent?.body).toEqual({ content: "At noon.", client_id: expect.any(String) })
  })

  it("shows 'Sending...' while sending", async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const [take, ...lists] = taking()
    await openReply([
      replies(ReplyToMessage, async (request) => {
        await promise
        return take?.reply(request) ?? Response.error()
      }),
      ...lists
    ])
    await userEvent.fill(field(), "At noon.")
    await button("Send Reply").click()
    await expect.element(button("Sending...")).toBeVisible()
    resolve()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it("shows the error's sentence, otherwise 'Failed to send reply', and keeps the text", async () => {
    let detail = "This person has left."
    await openReply([
      replies(ReplyToMessage, (request) => refuses(ReplyToMessage, 409, "strange", detail).reply(request)),
      ...taking().slice(1)
    ])
    await userEvent.fill(field(), "At noon.")
    await button("Send Reply").click()
    await expect.element(page.getByText("This person has left.")).toBeVisible()
    detail = ""
    await button("Send Reply").click()
    await expect.element(page.getByText("Failed to send reply")).toBeVisible()
    await expect.element(field()).toHaveValue("At noon.")
  })

  it("names the recipient when answering one's own message", async () => {
    fakeServer([
      ...listed(
        readThreadOf({
          sender_id: ana.id,
          sender_name: "Ana Ruiz",
          recipient_id: ben.user_id,
          recipient_name: "Ben Okoye"
        })
      ),
      ...inDepot
    ])
    await open("/reports")
    await page.getByRole("button", { name: /^Messages/ }).click()
    await page.getByRole("button", { name: /^Reply/ }).click()
    await expect.element(dialog()).toMatchTextContent(/ToBen Okoye/)
    await expect.element(dialog().getByText("From")).not.toBeInTheDocument()
  })

  it("sends with Ctrl+Enter, keeps the text on Escape, and returns the focus to the button", async () => {
    const received = await openReply(taking())
    await userEvent.fill(field(), "Draft")
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog()).not.toBeInTheDocument()
    const opener = page.getByRole("button", { name: "Reply to Ben Okoye" }).first()
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await expect.element(field()).toHaveValue("Draft")
    await userEvent.fill(field(), "At noon.")
    await userEvent.keyboard("{Control>}{Enter}{/Control}")
    await expect.element(page.getByText("Reply sent successfully")).toBeVisible()
    expect(sends(received)).toHaveLength(1)
  })
})
