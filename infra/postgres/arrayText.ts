const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, "\\$&")}"`

/**
 * An array as PostgreSQL reads it, for a parameter with a cast: `${arrayText(speeds)}::real[]`. The driver infers the type
 * of an array from its values, which does not work if all are null.
 */
export const arrayText = (values: ReadonlyArray<string | number | boolean | null>): string =>
  `{${values.map((value) => (value === null ? "NULL" : typeof value === "string" ? quoted(value) : String(value))).join(",")}}`
