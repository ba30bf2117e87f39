import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Option, Redacted } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { Files, FilesUnavailable } from "#infra/files"
import { startServer, type LocalServer } from "../support/localServer.ts"
import { emptyBucket, signatureServer } from "./signatureServer.ts"

const account = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "s3cr/t+key=", region: "eu-central-1" }
const bucket = emptyBucket()
let server: LocalServer
let dataDir = ""

beforeAll(async () => {
  server = await startServer(signatureServer(bucket, account))
  dataDir = await mkdtemp(join(tmpdir(), "motorpool-files-"))
})

afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

beforeEach(() => {
  bucket.refusals.length = 0
})

afterEach(() => {
  expect(bucket.failures).toEqual([])
})

const urlWith = (secret: string): string => {
  const { host } = new URL(server.url)
  return `s3+http://${account.accessKeyId}:${encodeURIComponent(secret)}@${host}/motorpool/files?region=${account.region}`
}

const filesAt = (filesUrl: string | undefined): Files["Service"] =>
  Effect.runSync(
    Effect.provide(
      Files.use(Effect.succeed),
      Files.layer({
        dataDir,
        filesUrl: Option.map(Option.fromUndefinedOr(filesUrl), (url) => Redacted.make(url))
      })
    )
  )

const everyByte = Uint8Array.from({ length: 256 }, (_, value) => value)

describe.each([
  ["the local disk", () => filesAt(undefined)],
  ["an S3-compatible store", () => filesAt(urlWith(account.secretAccessKey))]
])("%s", (_, open) => {
  it("returns a stored or replaced file, and none after it was removed", async () => {
    const files = open()
    const get = () => Effect.runPromise(files.get("avatars/0190-a.webp"))
    expect(await get()).toEqual(Option.none())
    await Effect.runPromise(files.put("avatars/0190-a.webp", everyByte, "image/webp"))
    expect(await get()).toEqual(Option.some({ bytes: everyByte, contentType: "image/webp" }))
    await Effect.runPromise(files.put("avatars/0190-a.webp", new Uint8Array(), "image/png"))
    expect(await get()).toEqual(Option.some({ bytes: new Uint8Array(), contentType: "image/png" }))
    await Effect.runPromise(files.remove("avatars/0190-a.webp"))
    await Effect.runPromise(files.remove("avatars/0190-a.webp"))
    expect(await get()).toEqual(Option.none())
  })

  it("keeps twenty concurrently stored files apart", async () => {
    const files = open()
    const keys = Array.from({ length: 20 }, (_, number) => `parallel/${number}`)
    await Promise.all(
      keys.map((key, number) => Effect.runPromise(files.put(key, Uint8Array.of(number), `x/${number}`)))
    )
    const stored = await Promise.all(keys.map((key) => Effect.runPromise(files.get(key))))
    expect(stored).toEqual(
      keys.map((_, number) => Option.some({ bytes: Uint8Array.of(number), contentType: `x/${number}` }))
    )
  })

  it.each([
    "",
    "/",
    "..",
    "../x",
    "a/../b",
    "a//b",
    "/a",
    "a/",
    "A",
    "a b",
    "a\0",
    "a.type",
    "a/.b",
    "a\\b",
    "a%2fb",
    "x".repeat(201)
  ])("finds nothing under the invalid key %j and refuses to write to it", async (key) => {
    const files = open()
    expect(await Effect.runPromise(files.get(key))).toEqual(Option.none())
    await Effect.runPromise(files.remove(key))
    await expect(Effect.runPromise(files.put(key, everyByte, "x/y"))).rejects.toThrow(/cannot name a file/)
  })
})

describe("the local disk", () => {
  it("stores files that only this user can read, and leaves no temporary files", async () => {
    await Effect.runPromise(filesAt(undefined).put("private/a.webp", everyByte, "image/webp"))
    const folder = join(dataDir, "files", "private")
    expect((await readdir(folder)).toSorted()).toEqual(["a.webp", "a.webp.type"])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, "a.webp"))).mode & 0o777).toBe(0o600)
  })

  it("never shows half a file while it is replaced", async () => {
    const files = filesAt(undefined)
    const contents = [new Uint8Array(300_000).fill(1), new Uint8Array(200_000).fill(2)]
    await Effect.runPromise(files.put("busy", contents[0] ?? everyByte, "x/y"))
    const writing = Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        Effect.runPromise(files.put("busy", contents[turn % 2] ?? everyByte, "x/y"))
      )
    )
    for (let reading = 0; reading < 50; reading++) {
      const { bytes } = Option.getOrThrow(await Effect.runPromise(files.get("busy")))
      expect([300_000, 200_000]).toContain(bytes.length)
      expect(new Set(bytes).size).toBe(1)
    }
    await writing
  })

  it("reports that it cannot write, and leaves nothing behind", async () => {
    await mkdir(join(dataDir, "files"), { recursive: true })
    await writeFile(join(dataDir, "files", "blocked"), "a file where a folder should be")
    const failure = await Effect.runPromise(
      Effect.flip(filesAt(undefined).put("blocked/a", everyByte, "x/y"))
    )
    expect(failure).toBeInstanceOf(FilesUnavailable)
    expect(failure.message).toBe("The file store can't be reached right now. Try again in a minute.")
  })
})

describe("an S3-compatible store", () => {
  it("receives requests under the bucket and prefix whose signatures it accepts", async () => {
    await Effect.runPromise(
      filesAt(urlWith(account.secretAccessKey)).put("a-b_c/d.webp", everyByte, "image/webp")
    )
    expect(bucket.refusals).toEqual([])
    expect(bucket.objects.get("/motorpool/files/a-b_c/d.webp")?.contentType).toBe("image/webp")
  })

  it("reports a wrong secret as a failure, not as a missing file", async () => {
    const files = filesAt(urlWith("wrong"))
    for (const work of [files.get("a"), files.put("a", everyByte, "x/y"), files.remove("a")]) {
      expect(await Effect.runPromise(Effect.flip(Effect.asVoid(work)))).toBeInstanceOf(FilesUnavailable)
    }
    expect(bucket.refusals).toEqual(["signature", "signature", "signature"])
    expect(bucket.objects.has("/motorpool/files/a")).toBe(false)
  })

  it("is retried after a short failure and not after a long one", async () => {
    const files = filesAt(urlWith(account.secretAccessKey))
    bucket.failures.push(503, 500)
    await Effect.runPromise(files.put("again", everyByte, "x/y"))
    bucket.failures.push(503, 503, 503)
    expect(await Effect.runPromise(Effect.flip(files.get("again")))).toBeInstanceOf(FilesUnavailable)
  })

  it("cannot redirect us", async () => {
    bucket.failures.push(307)
    const files = filesAt(urlWith(account.secretAccessKey))
    expect(await Effect.runPromise(Effect.flip(files.get("again")))).toBeInstanceOf(FilesUnavailable)
  })

  it.each([
    ["https://key:secret@host/bucket", "does not start with s3+https://"],
    ["s3+https://", "does not start with s3+https://"],
    ["s3+http://key:secret@example.org/bucket", "uses plain HTTP for another machine."],
    ["s3+https://host/bucket", "does not contain a key and secret."],
    ["s3+https://key:secret@host/", "does not contain a bucket"],
    ["s3+https://key:secret@host/a/../%20", "does not contain a bucket"]
  ])("refuses FILES_URL=%s", async (url, reason) => {
    const layer = Files.layer({ dataDir, filesUrl: Option.some(Redacted.make(url)) })
    const failure = await Effect.runPromise(Effect.flip(Effect.provide(Files.use(Effect.succeed), layer)))
    expect(failure.message).toContain(`FILES_URL ${reason}`)
    expect(failure.message).not.toContain("key:secret")
  })
})
