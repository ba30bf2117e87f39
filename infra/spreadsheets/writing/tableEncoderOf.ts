import type { ExportFile } from "#kernel"
import { csvEncoder } from "./csvEncoder.ts"
import type { TableEncoder } from "./TableEncoder.ts"
import { xlsxEncoder } from "./xlsxEncoder.ts"

/** Writes a list in the format of the file. */
export const tableEncoderOf = <Row>(file: ExportFile<Row>): TableEncoder<Row> =>
  file.format === "csv" ? csvEncoder(file) : xlsxEncoder(file)
