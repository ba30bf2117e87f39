import { AddPhotos, ArrangePhotos, GetVehicle, ListPhotos, RemovePhoto, RestorePhoto } from "#fleet/contract"
import { UploadFile } from "#files/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, type Received, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, organization } from "../support/fixtures.ts"
import { bodies, button, dialog, item, openMenu, serve } from "./availability.ts"
import { photo, vehicle } from "./fixtures.ts"

const TAB = `/vehicles/${id(201)}?tab=photos`
const three = [1, 2, 3].map((n) => photo({ id: id(260 + n) }))

const image = async (name: string) => {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext("2d")?.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" })
}
const chooser = () => page.getByLabelText("Add photos", { exact: true })
const tiles = () => page.getByRole("list", { name: "Photos", exact: true }).getByRole("listitem")
const changes = (received: ReadonlyArray<Received>) =>
  bodies(received.filter(({ path }) => !path.endsWith("/files")))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("arranges photos, and removes one with an undo", async () => {
  let items = three
  const received = serve(
    answers(ListPhotos, () => ({ items })),
    answers(ArrangePhotos, ({ body }) => {
      items = [...items].toSorted((a, b) => Object(body).ids.indexOf(a.id) - Object(body).ids.indexOf(b.id))
      return { items }
    }),
    answers(RemovePhoto, () => {
      items = items.slice(1)
      return {}
    }),
    answers(RestorePhoto, () => ({}))
  )
  await open(TAB)
  await expect.element(tiles().first().getByText("Main photo")).toBeVisible()
  await openMenu("photo 3")
  await item("Make main photo").click()
  await expect.poll(() => changes(received)).toEqual([{ ids: [id(263), id(261), id(262)] }])
  await openMenu("photo 2")
  await item("Move back").click()
  await expect.poll(() => changes(received).at(-1)).toEqual({ ids: [id(263), id(262), id(261)] })
  await openMenu("photo 1")
  await item("Remove").click()
  await expect.poll(() => tiles().elements().length).toBe(2)
  await button("Undo").click()
  await expect.element(page.getByText("Photo restored.")).toBeVisible()
  expect(received.filter(({ method }) => method !== "GET").at(-1)?.path).toContain(`${id(263)}/restore`)
})

it("shows them large, one after the other by arrow keys, buttons and swiping", async () => {
  serve(answers(ListPhotos, () => ({ items: three })))
  await open(TAB)
  await button("Open photo 2").click()
  await expect.element(dialog().getByText("2 of 3")).toBeVisible()
  await userEvent.keyboard("{ArrowRight}{ArrowRight}")
  await expect.element(dialog().getByText("1 of 3")).toBeVisible()
  await expect.element(dialog().getByRole("img", { name: "V-1, photo 1" })).toBeVisible()
  await dialog().getByRole("button", { name: "Previous photo" }).click()
  await expect.element(dialog().getByText("3 of 3")).toBeVisible()
  const swipe = (x: number, y = 0) => {
    const photo = dialog()
      .getByRole("img", { name: /^V-1, photo/ })
      .element()
    const touch = { pointerType: "touch", isPrimary: true, bubbles: true }
    photo.dispatchEvent(new PointerEvent("pointerdown", { ...touch, clientX: 200, clientY: 300 }))
    photo.dispatchEvent(new PointerEvent("pointerup", { ...touch, clientX: 200 + x, clientY: 300 + y }))
  }
  swipe(120)
  await expect.element(dialog().getByText("2 of 3")).toBeVisible()
  swipe(-120)
  await expect.element(dialog().getByText("3 of 3")).toBeVisible()
  swipe(-10)
  swipe(60, 200)
  await expect.element(dialog().getByText("3 of 3")).toBeVisible()
})

it("uploads several, adds those that arrived together, and tries a failed one again", async () => {
  let isDown = true
  let items: typeof three = []
  const upload = replies(UploadFile, (request) =>
    isDown && request.query.get("name") === "rear.png"
      ? refuses(UploadFile, 422, "file_unreadable", "This file is damaged.").reply(request)
      : Response.json(
          { id: request.query.get("id"), kind: "photo", name: request.query.get("name"), size: 100 },
          { status: 201 }
        )
  )
  const received = serve(
    answers(ListPhotos, () => ({ items })),
    upload,
    answers(AddPhotos, () => {
      items = three
      return { items }
    })
  )
  await open(TAB)
  await expect.element(page.getByText("No photos yet")).toBeVisible()
  const text = new File(["No photo"], "notes.txt", { type: "text/plain" })
  await userEvent.upload(chooser(), [
    await image("front.png"),
    await image("rear.png"),
    text,
    await image("left.png")
  ])
  await expect.element(page.getByText("“notes.txt” is not a photo that can be read.")).toBeVisible()
  await expect.element(page.getByText("Upload failed")).toBeVisible()
  const idOf = (name: string) =>
    received.find(({ path, query }) => path.endsWith("/files") && query.get("name") === name)?.query.get("id")
  await expect.poll(() => idOf("left.png")).toBeDefined()
  await expect.poll(() => changes(received)).toEqual([{ file_ids: [idOf("front.png"), idOf("left.png")] }])
  await expect.poll(() => tiles().elements().length).toBe(3)
  isDown = false
  await button("Retry rear.png").click()
  await expect.poll(() => changes(received).at(-1)).toEqual({ file_ids: [idOf("rear.png")] })
  await expect.element(page.getByText("Upload failed")).not.toBeInTheDocument()
})

it("shows the main photo in the summary, and offers viewers nothing to change", async () => {
  const url = photo().file.url
  serve(
    answers(MyOrganizations, () => ({ items: [organization({ can: ["vehicles.read"] })] })),
    answers(GetVehicle, () => vehicle({ photo: { url, thumbnail_url: url } })),
    answers(ListPhotos, () => ({ items: three }))
  )
  await open(`/vehicles/${id(201)}`)
  await page.getByRole("img", { name: "Main photo of V-1" }).click()
  await expect.element(tiles().first().getByText("Main photo")).toBeVisible()
  await expect.element(chooser()).not.toBeInTheDocument()
  await expect.element(button(/^More actions: /)).not.toBeInTheDocument()
})
