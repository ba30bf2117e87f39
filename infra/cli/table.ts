/** Rows of text as columns of a width, the last one as it is. */
export const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0))
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** A time as people read it, to the second, UTC; a dash for none. */
export const time = (at: Date | null): string =>
  at === null ? "-" : at.toISOString().replace("T", " ").slice(0, 19)
