/** An output that a handler returns again while it is unchanged; it is encoded once. */
export class Cached<out A> {
  readonly value: A
  /** What the endpoint's encoder wrote. */
  json: string | undefined
  constructor(value: A) {
    this.value = value
  }
}
