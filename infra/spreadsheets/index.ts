export {
  FileNotReadable,
  type NotReadableReason,
  SheetNotFound,
  TableFailure,
  TooLarge,
  UnclosedQuote
} from "./failures.ts"
export { type OpenOptions, Spreadsheets } from "./Spreadsheets.ts"
export { type Delimiter, LIMITS, type Table, type TableLimits, type TableRow } from "./Table.ts"
export type { TableEncoder } from "./writing/TableEncoder.ts"
export { tableEncoderOf } from "./writing/tableEncoderOf.ts"
