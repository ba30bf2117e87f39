import { DownloadFile, GetThumbnail, PART_BYTES, UploadFile } from "#files/contract"
import { ListThreads, MarkThreadRead, ReplyToMessage } from "#messaging/contract"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { queueOf } from "../../../../apps/web/contexts/messaging/outgoing/queue.ts"
import { startSending } from "../../../../apps/web/contexts/messaging/outgoing/sending.ts"
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
import { network } from "../support/network.ts"
import { bodyOf, freshMessages, inDepot, listed, one, readThreadOf, replyJson, summary } from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Reply to Message" })
const files = () => dialog().getByRole("list", { name: "Attached files" })
const chooser = () => dialog().getByLabelText("Photos and files to attach")
const send = () => dialog().getByRole("button", { name: "Send Reply" }).click()

const photo = async (width: number, height: number, type = "image/png"): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext("2d")?.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type })
}
const photoFile = async (name: string, width = 40, height = 30) =>
  new File([await photo(width, height)], name, { type: "image/png" })
const pdf = (name: string, size = 20) =>
  new File(["%PDF-1.7".padEnd(size)], name, { type: "application/pdf" })

const uploads = (received: ReadonlyArray<Received>) => received.filter(({ path }) => path.endsWith("/files"))

/** The server takes everything. */
const taking = () => {
  const taken: Array<ReturnType<typeof replyJson>> = []
  const thread = () => readThreadOf({ reply_count: taken.length, replies: taken })
  const upload = replies(UploadFile, ({ query }) =>
    Response.json(
      { id: query.get("id"), kind: "file", name: query.get("name"), size: Number(query.get("size")) },
      { status: 201 }
    )
  )
  const reply = replies(ReplyToMessage, (request) => {
    const { client_id, content } = bodyOf(request)
    taken.push(replyJson({ id: id(353), client_id, content }))
    return Response.json(taken.at(-1), { status: 201 })
  })
  const lists = [
    answers(ListThreads, () => ({ items: [summary(thread())], next: null })),
    one(() => [thread()]),
    answers(MarkThreadRead, () => ({}))
  ]
  return { upload, reply, lists }
}

const openReply = async (special: ReadonlyArray<Answer>) => {
  const received = fakeServer([...special, ...inDepot])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await page.getByRole("button", { name: "Van 12 brakes", exact: true }).click()
  await page.getByRole("button", { name: "Reply to Ben Okoye" }).first().click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.fill(dialog().getByLabelText("Your Reply"), "See the photo.")
  return received
}

beforeAll(startSending)
beforeEach(freshMessages)

describe("attaching", () => {
  it("uploads photos reduced and files in parts, in order, and sends their ids", async () => {
    const { upload, reply, lists } = taking()
    const received = await openReply([upload, reply, ...lists])
    await userEvent.upload(chooser(), [
      await photoFile("IMG 1.HEIC", 3000, 1000),
      pdf("rota.pdf", PART_BYTES + 7),
      pdf("removed.pdf")
    ])
    await expect.element(files().getByText("rota.pdf")).toBeVisible()
    await files().getByRole("button", { name: "Remove removed.pdf" }).click()
    await expect.element(files().getByText("removed.pdf")).not.toBeInTheDocument()
    await expect.element(files().getByRole("img", { includeHidden: true }).first()).toBeVisible()
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    const parts = uploads(received).map(({ query, body }) => ({
      name: query.get("name"),
      part: query.get("part"),
      bytes: body instanceof Uint8Array && body.length
    }))
    expect(parts).toEqual([
      { name: "IMG 1.jpg", part: "0", bytes: expect.any(Number) },
      { name: "rota.pdf", part: "0", bytes: PART_BYTES },
      { name: "rota.pdf", part: "1", bytes: 7 }
    ])
    const [first] = uploads(received)
    if (!(first?.body instanceof Uint8Array)) throw new Error("The photo was not sent as a file.")
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(first.body)]))
    expect([bitmap.width, bitmap.height]).toEqual([2048, 683])
    const sent = received.find(({ path }) => path.endsWith("/replies"))
    const ids = [...new Set(uploads(received).map(({ query }) => query.get("id")))]
    expect(sent && bodyOf(sent)["attachments"]).toEqual(ids)
  })

  it("sends files without a text under their names", async () => {
    const { upload, reply, lists } = taking()
    const received = await openReply([upload, reply, ...lists])
    await userEvent.fill(dialog().getByLabelText("Your Reply"), "")
    await userEvent.upload(chooser(), [pdf("rota.pdf"), pdf("map.pdf")])
    await expect.element(files().getByText("map.pdf")).toBeVisible()
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    const sent = received.find(({ path }) => path.endsWith("/replies"))
    expect(sent && bodyOf(sent)["content"]).toBe("rota.pdf, map.pdf")
  })

  it("accepts what is dropped on the form or pasted into it", async () => {
    const { lists } = taking()
    await openReply(lists)
    const form = dialog().element().querySelector("form")
    const data = new DataTransfer()
    data.items.add(await photoFile("dropped.png"))
    form?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }))
    await expect.element(files().getByText("dropped.png")).toBeVisible()
    const pasted = new DataTransfer()
    pasted.items.add(await photoFile("image.png"))
    form?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true })
    )
    await expect.element(files().getByText("image.png")).toBeVisible()
  })

  it("says what cannot be attached, and keeps the rest", async () => {
    const { lists } = taking()
    await openReply(lists)
    await userEvent.upload(chooser(), [
      new File(["<script>"], "page.html", { type: "text/html" }),
      new File(["no picture"], "photo.png", { type: "image/png" }),
      pdf("rota.pdf"),
      pdf("large.pdf", 10 * PART_BYTES + 1)
    ])
    for (const error of [
      /“page.html” can't be attached/,
      /“photo.png” is empty, damaged/,
      /“large.pdf” is larger than 10 MB/
    ])
      await expect.element(dialog().getByText(error)).toBeVisible()
    expect(files().getByRole("listitem").all()).toHaveLength(1)
    await userEvent.upload(
      chooser(),
      Array.from({ length: 10 }, (_, n) => pdf(`${n}.pdf`))
    )
    await expect.element(dialog().getByText("A message can have at most 10 files.")).toBeVisible()
    expect(files().getByRole("listitem").all()).toHaveLength(10)
  })

  it("keeps text and files when the server refuses a file", async () => {
    const { reply, lists } = taking()
    const refusal = refuses(UploadFile, 422, "file_unreadable", "This file is damaged.")
    const received = await openReply([refusal, reply, ...lists])
    await userEvent.upload(chooser(), pdf("rota.pdf"))
    await send()
    await expect.element(page.getByText("This file is damaged.").first()).toBeVisible()
    await expect.element(files().getByText("rota.pdf")).toBeVisible()
    await expect.element(dialog().getByLabelText("Your Reply")).toHaveValue("See the photo.")
    expect(received.filter(({ path }) => path.endsWith("/replies"))).toHaveLength(0)
  })

  it("uploads a file again that the server has deleted", async () => {
    const { upload, reply, lists } = taking()
    const gone = refuses(ReplyToMessage, 409, "file_unavailable", "A file is no longer available.")
    let isGone = true
    const received = await openReply([
      upload,
      replies(ReplyToMessage, (request) => (isGone ? gone : reply).reply(request)),
      ...lists
    ])
    await userEvent.upload(chooser(), pdf("rota.pdf"))
    await send()
    await expect.element(page.getByText("A file is no longer available.").first()).toBeVisible()
    isGone = false
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(uploads(received)).toHaveLength(2)
  })
})

describe("offline", () => {
  it("keeps the files of a queued message, and uploads them before it is sent", async () => {
    const { upload, reply, lists } = taking()
    const { go, through } = network()
    const received = await openReply([through(upload), through(reply), ...lists])
    go(false)
    await userEvent.upload(chooser(), await photoFile("van.png"))
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    const queued = page.getByRole("list", { name: "Attached files" })
    await expect.element(queued.getByText("van.png")).toBeVisible()
    const [waiting] = await queueOf(ana.id)
    expect(waiting?.attachments).toMatchObject([{ name: "van.png", kind: "photo" }])
    go(true)
    await expect.element(queued).not.toBeInTheDocument()
    const done = received.filter(({ method, path }) => method === "POST" && /files|replies/.test(path))
    const [uploading, sending] = done.slice(-2)
    expect(uploading?.query.get("name")).toBe("van.png")
    expect(sending && bodyOf(sending)["attachments"]).toEqual([waiting?.attachments?.[0]?.id])
    expect(await queueOf(ana.id)).toEqual([])
  })
})

describe("a conversation", () => {
  const sent = (kind: string, name: string, nth: number) => ({ id: id(900 + nth), kind, name, size: 340_000 })
  const withFiles = () =>
    readThreadOf({ attachments: [sent("photo", "van.jpg", 1), sent("file", "rota.pdf", 2)] })

  it("shows photos, which open in a dialog, and files to download", async () => {
    const picture = async () =>
      new Response(await photo(48, 36), { headers: { "content-type": "image/png" } })
    const received = fakeServer([
      ...listed(withFiles()),
      replies(GetThumbnail, picture),
      replies(DownloadFile, picture),
      answers(MarkThreadRead, () => ({})),
      ...inDepot
    ])
    await open("/reports")
    await page.getByRole("button", { name: /^Messages/ }).click()
    await page.getByRole("button", { name: "Van 12 brakes", exact: true }).click()
    await page.getByRole("button", { name: "Open photo van.jpg" }).click()
    const viewer = page.getByRole("dialog", { name: "van.jpg" })
    await expect.element(viewer.getByRole("img", { name: "van.jpg" })).toBeVisible()
    await viewer.getByRole("button", { name: "Close" }).click()
    await expect.element(viewer).not.toBeInTheDocument()
    await page.getByRole("button", { name: "Download rota.pdf 340 kB" }).click()
    await expect
      .poll(() => received.map(({ path }) => path).filter((path) => path.endsWith(`/files/${id(902)}`)))
      .toHaveLength(1)
  })
})
