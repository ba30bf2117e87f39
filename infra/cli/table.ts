/** Aligns rows of text in columns; the last one is not padded. */
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

/** A time in UTC to the second, or a dash. */
export const time = (at: Date | null): string =>
  at === null ? "-" : at.toISOString().replace("T", " ").slice(0, 19)
