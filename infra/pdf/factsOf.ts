import type { PdfFacts } from "./document.ts"

/** Labels with their values, without those whose values are empty or not known. */
export const factsOf = (
  values: ReadonlyArray<readonly [label: string, value: string | null | undefined]>
): PdfFacts => ({
  kind: "facts",
  facts: values.flatMap(([label, value]) => (value ? [{ label, value }] : []))
})
