type Texts = Readonly<Record<string, string>>

/** A context's messages/audit.*.ts. */
interface OfContext {
  /** By action; the places in brackets are filled by the page. */
  readonly sentences: Texts
  /** The fields that its actions change, as `[fields]` lists them. */
  readonly fields?: Texts
}

/** The audit texts of all contexts, by action. */
export const ofContexts = (files: Readonly<Record<string, OfContext>>) => {
  const contexts = Object.values(files)
  const sentences: Texts = Object.fromEntries(contexts.flatMap(({ sentences }) => Object.entries(sentences)))
  const fields: Readonly<Record<string, Texts>> = Object.fromEntries(
    contexts.flatMap(({ sentences, fields = {} }) => Object.keys(sentences).map((action) => [action, fields]))
  )
  return { sentences, fields }
}
