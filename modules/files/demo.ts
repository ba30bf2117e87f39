import type { Demo } from "#kernel"
import { Effect } from "effect"
import { uploadFile } from "./commands/UploadFile.ts"

export { filesOf, forgetFiles } from "./postgres/forgetDemo.ts"

/** No files of its own: they belong to the records of later modules. */
export const demo = { play: () => Effect.succeed({ uploading: uploadFile }) } satisfies Demo

declare module "#kernel" {
  interface DemoData {
    /** How members of the demo upload the files of their records. */
    readonly uploading: typeof uploadFile
  }
}
