export { RecordFiles } from "./queries/RecordFiles.ts"
