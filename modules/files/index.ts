export { PhotoContents, type StoredThumbnail } from "./queries/PhotoContents.ts"
export { RecordFiles } from "./queries/RecordFiles.ts"
