// What the operator's shell may use; no route and no other module imports it.
export { exportInspectionFile } from "./submissions/commands/ExportInspectionFile.ts"
