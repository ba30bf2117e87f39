/** A field of a query: its arguments, with variables filled in, and its selection. */
export interface Selection {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
  readonly fields: ReadonlyArray<Selection>
}

/** Not GraphQL, or beyond what is supported here. */
export class QuerySyntaxError extends Error {}

type Variables = Readonly<Record<string, unknown>>

const TOKEN = /[\s,]*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[_A-Za-z]\w*|[!$():=@[\]{}|])/y

const tokensOf = (text: string): ReadonlyArray<string> => {
  const plain = text.replaceAll(/#.*$/gm, "").trim()
  const tokens: Array<string> = []
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < plain.length;) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(plain)?.[1]
    if (token === undefined)
      throw new QuerySyntaxError(`Unexpected ${JSON.stringify(plain.slice(at, at + 8))}`)
    tokens.push(token)
  }
  return tokens
}

class Reader {
  readonly #tokens: ReadonlyArray<string>
  readonly #variables: Variables
  readonly #declared = new Set<string>()
  #at = 0

  constructor(text: string, variables: Variables) {
    this.#tokens = tokensOf(text)
    this.#variables = variables
  }

  /** Takes the next token if it is this one. */
  #has(wanted: string): boolean {
    const isNext = this.#tokens[this.#at] === wanted
    if (isNext) this.#at += 1
    return isNext
  }

  #take(): string {
    return this.#tokens[this.#at++] ?? "<EOF>"
  }

  #expect(wanted: string): void {
    const token = this.#take()
    if (token !== wanted) throw new QuerySyntaxError(`Expected ${wanted}, found ${token}`)
  }

  #name(): string {
    const token = this.#take()
    if (!/^[_A-Za-z]/.test(token)) throw new QuerySyntaxError(`Expected Name, found ${token}`)
    return token
  }

  #variable(): unknown {
    const name = this.#name()
    if (!this.#declared.has(name)) throw new QuerySyntaxError(`Variable "$${name}" is not defined.`)
    return this.#variables[name]
  }

  #value(): unknown {
    if (this.#has("{")) return this.#pairs("}")
    if (this.#has("$")) return this.#variable()
    const token = this.#take()
    if (/^["\d-]|^(?:null|true|false)$/.test(token)) return JSON.parse(token)
    throw new QuerySyntaxError(`Unexpected ${token}`)
  }

  #pairs(end: string): Record<string, unknown> {
    const pairs: Record<string, unknown> = {}
    while (!this.#has(end)) {
      const name = this.#name()
      this.#expect(":")
      pairs[name] = this.#value()
    }
    return pairs
  }

  #fields(): ReadonlyArray<Selection> {
    const fields: Array<Selection> = []
    while (!this.#has("}")) {
      const name = this.#name()
      const args = this.#has("(") ? this.#pairs(")") : {}
      fields.push({ name, args, fields: this.#has("{") ? this.#fields() : [] })
    }
    return fields
  }

  #declaration(): void {
    this.#expect("$")
    const name = this.#name()
    this.#expect(":")
    this.#name()
    if (this.#has("!") && this.#variables[name] == null)
      throw new QuerySyntaxError(`must be defined: ${name}`)
    this.#declared.add(name)
  }

  query(): ReadonlyArray<Selection> {
    if (!this.#has("{")) {
      this.#expect("query")
      if (!this.#has("(")) {
        this.#name()
        this.#expect("(")
      }
      while (!this.#has(")")) this.#declaration()
      this.#expect("{")
    }
    const fields = this.#fields()
    this.#expect("<EOF>")
    return fields
  }
}

/** Parses one query without aliases, fragments and directives, which nothing here uses. */
export const parseQuery = (text: string, variables: Variables): ReadonlyArray<Selection> =>
  new Reader(text, variables).query()
