import { DownloadAttachment, GetThumbnail, UploadAttachment } from "#messaging/contract"
import { Files } from "#infra/files"
import { Context, Effect, Option } from "effect"
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { keysOf } from "../../modules/messaging/domain/files.ts"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { mailbox } from "./scene.ts"

export interface File {
  readonly id?: string
  readonly name: string
  readonly size?: number
  readonly part?: number
}

export const text = (content: string) => new Uint8Array(Buffer.from(content))
export const pdf = text("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")

/** A photo with a location. */
export const photo = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "teal" } })
      .withExif({
        IFD0: { Copyright: "Secret place" },
        IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" }
      })
      .jpeg()
      .toBuffer()
  )

const readers = { full: DownloadAttachment, thumbnail: GetThumbnail }

/** Shortcuts for files in one organization, over HTTP. */
const filesIn = (app: TestApp, organizationId: string, uploader: Person) => ({
  upload: async (
    bytes: Uint8Array<ArrayBuffer>,
    { id = randomUUID(), name, size = bytes.length, part = 0 }: File,
    { access_token }: Person = uploader
  ) => {
    const query = new URLSearchParams({ id, name, size: String(size), part: String(part) }).toString()
    const reply = await app.request(`/api/organizations/${organizationId}/attachments?${query}`, {
      method: UploadAttachment.method,
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/octet-stream" },
      body: bytes
    })
    const { code }: { readonly code?: string } = JSON.parse(await reply.text())
    return { status: reply.status, code, id }
  },
  read: async (
    what: keyof typeof readers,
    id: string,
    { access_token }: Person,
    organization = organizationId
  ) => {
    const url = readers[what].path.replace(":organizationId", organization).replace(":attachmentId", id)
    const reply = await app.request(url, { headers: { authorization: `Bearer ${access_token}` } })
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
  },
  /** The names of its files in the store. */
  stored: async (id: string): Promise<ReadonlyArray<string>> => {
    const { rows } = await app.admin.query("select file from messaging.attachments where id = $1", [id])
    return rows.map(({ file }) => file)
  },
  /** How many files of this name the store has. */
  filesOf: async (file: string): Promise<number> => {
    const files = Context.get(app.services.shared, Files)
    const all = await Effect.runPromise(Effect.forEach(keysOf(file), files.get))
    return all.filter(Option.isSome).length
  }
})

/** An organization with three members, of whom the first writes to the second. */
export const attachmentScene = async () => {
  const app = await startApp()
  const tenant = await createTenant(app)
  const driverPerson = await tenant.addMember("driver")
  return {
    app,
    tenant,
    driverPerson,
    third: await tenant.addMember("admin"),
    other: await createTenant(app, "Other"),
    olga: mailbox(app, tenant.id, tenant.owner),
    driver: mailbox(app, tenant.id, driverPerson),
    ...filesIn(app, tenant.id, tenant.owner)
  }
}
