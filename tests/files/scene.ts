import { RecordFiles } from "#files"
import { DownloadFile, FileId, GetThumbnail, type LinkedFile, UploadFile } from "#files/contract"
import { Files } from "#infra/files"
import { CurrentActor, type Member, transactional, withClock } from "#kernel"
import { Context, Effect, Option } from "effect"
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { keysOf } from "../../modules/files/domain/files.ts"
import type { TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"

export interface File {
  readonly id?: string
  readonly name: string
  readonly size?: number
  readonly part?: number
}

export const text = (content: string) => new Uint8Array(Buffer.from(content))
export const pdf = text("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")

/** A ZIP archive whose first entry has this name. */
export const archive = (entry: string) => {
  const header = Buffer.alloc(30)
  header.write("PK\u0003\u0004", "latin1")
  header.writeUInt16LE(entry.length, 26)
  return new Uint8Array(Buffer.concat([header, Buffer.from(entry)]))
}

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

const readers = { full: DownloadFile, thumbnail: GetThumbnail }

/** The file as a record shows it to a member, with addresses: in their session, or to their API token. */
const linkIn =
  (app: TestApp, organizationId: string, uploader: Person) =>
  async (id: string, { user }: Person = uploader, at = new Date(), tokenId?: string): Promise<LinkedFile> => {
    const { rows } = await app.admin.query(
      "select id from identity.sessions where user_id = $1 and ended_at is null",
      [user.id]
    )
    // What a request of the member would have.
    const member = {
      _tag: "Member",
      organizationId,
      userId: user.id,
      sessionId: tokenId ?? rows[0]?.id
    } as Member
    const reading = RecordFiles.use((files) => files.linked(member, [FileId.make(id)]))
    const found = await Effect.runPromiseWith(app.services.application)(
      transactional(reading).pipe(
        Effect.provideService(CurrentActor, member),
        withClock(() => at.getTime())
      )
    )
    const [file] = found.values()
    if (file === undefined) throw new Error("This member does not see the file.")
    return file
  }

/** Shortcuts for files in one organization, over HTTP. */
export const filesIn = (app: TestApp, organizationId: string, uploader: Person) => ({
  upload: async (
    bytes: Uint8Array<ArrayBuffer>,
    { id = randomUUID(), name, size = bytes.length, part = 0 }: File,
    { access_token }: Person = uploader
  ) => {
    const query = new URLSearchParams({ id, name, size: String(size), part: String(part) }).toString()
    const reply = await app.request(`/api/organizations/${organizationId}/files?${query}`, {
      method: UploadFile.method,
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
    const url = readers[what].path.replace(":organizationId", organization).replace(":fileId", id)
    const reply = await app.request(url, { headers: { authorization: `Bearer ${access_token}` } })
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
  },
  /** The names of its files in the store. */
  stored: async (id: string): Promise<ReadonlyArray<string>> => {
    const { rows } = await app.admin.query("select file from files.files where id = $1", [id])
    return rows.map(({ file }) => file)
  },
  link: linkIn(app, organizationId, uploader),
  /** Loads what an address gives to anyone who has it. */
  open: async (url: string) => {
    const reply = await app.request(url, {})
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
  },
  /** How many files of this name the store has. */
  filesOf: async (file: string): Promise<number> => {
    const files = Context.get(app.services.shared, Files)
    const all = await Effect.runPromise(Effect.forEach(keysOf(file), files.get))
    return all.filter(Option.isSome).length
  }
})
