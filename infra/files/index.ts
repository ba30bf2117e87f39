export { Files, filesLayer, FilesUnavailable } from "./Files.ts"
export type { StoredFile } from "./fileStore.ts"
export { FilesUrlInvalid } from "./filesUrl.ts"
export { NotAnImage, Pictures } from "./Pictures.ts"
