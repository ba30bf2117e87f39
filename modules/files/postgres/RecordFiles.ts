import { type Member, now } from "#kernel"
import { Secrets } from "#infra/secrets"
import { Effect, Layer } from "effect"
import type { LinkedFile } from "../contract/files.ts"
import type { FileId } from "../contract/ids.ts"
import { fileView } from "../domain/files.ts"
import { expiryAfter, type LinkPurpose } from "../domain/links.ts"
import { UploadedFiles } from "../domain/UploadedFiles.ts"
import { linkTokens } from "../queries/linkTokens.ts"
import { RecordFiles } from "../queries/RecordFiles.ts"

const PATHS: Readonly<Record<LinkPurpose, string>> = {
  photo: "/api/public/photos",
  thumbnail: "/api/public/photos",
  file: "/api/public/files"
}

export const RecordFilesLive = Layer.effect(
  RecordFiles,
  Effect.gen(function* () {
    const files = yield* UploadedFiles
    const secrets = yield* Secrets
    const address = Effect.fnUntraced(
      function* ({ organizationId, userId, sessionId }: Member, fileId: FileId, purpose: LinkPurpose) {
        const expires = expiryAfter(yield* now)
        const link = { organizationId, userId, sessionId, fileId, purpose, expires }
        return `${PATHS[purpose]}/${yield* linkTokens.issue(link)}`
      },
      Effect.provideService(Secrets, secrets)
    )
    return RecordFiles.of({
      byIds: (organizationId, ids) =>
        Effect.map(
          files.findAll(organizationId, ids),
          (all) => new Map(all.map((one) => [one.id, fileView(one)]))
        ),
      linked: Effect.fnUntraced(function* (member, ids) {
        const linked = new Map<FileId, LinkedFile>()
        for (const one of yield* files.findAll(member.organizationId, ids)) {
          const isPhoto = one.kind === "photo"
          const url = yield* address(member, one.id, one.kind)
          const thumbnail_url = isPhoto ? yield* address(member, one.id, "thumbnail") : null
          linked.set(one.id, { ...fileView(one), url, thumbnail_url })
        }
        return linked
      }),
      thumbnails: Effect.fnUntraced(function* (member, ids) {
        const addresses = new Map<FileId, string>()
        for (const id of ids) addresses.set(id, yield* address(member, id, "thumbnail"))
        return addresses
      })
    })
  })
)
