import type { Sentences } from "./problems.en.ts"

const contexts = import.meta.glob<Sentences>("../../contexts/*/messages/problems.es.ts", {
  eager: true,
  import: "messages"
})

/** The sentences of each context's refusals, by their codes. */
export const messages: Sentences = Object.fromEntries(
  Object.values(contexts).flatMap((sentences) => Object.entries(sentences))
)
