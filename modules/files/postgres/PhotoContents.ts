import { Effect, Layer } from "effect"
import { isComplete, thumbnailKey } from "../domain/files.ts"
import { UploadedFiles } from "../domain/UploadedFiles.ts"
import { PhotoContents } from "../queries/PhotoContents.ts"
import { contentOf } from "../queries/visibleFile.ts"

type Services = UploadedFiles | Effect.Services<ReturnType<typeof contentOf>>

export const PhotoContentsLive = Layer.effect(
  PhotoContents,
  Effect.map(Effect.context<Services>(), (services) =>
    PhotoContents.of({
      thumbnails: (organizationId, ids) =>
        UploadedFiles.use((files) => files.findAll(organizationId, ids)).pipe(
          Effect.map((all) => all.filter((file) => file.kind === "photo" && isComplete(file))),
          Effect.map((photos) => new Map(photos.map(({ id, file }) => [id, { key: thumbnailKey(file) }]))),
          Effect.provideContext(services)
        ),
      read: ({ key }) =>
        contentOf(key).pipe(
          Effect.map(({ bytes }) => bytes),
          Effect.option,
          Effect.provideContext(services)
        )
    })
  )
)
