/**
 * A position in the outbox: the transaction that wrote the event and the event's number. Ordered by both, because
 * numbers are assigned before transactions commit.
 */
export interface Position {
  readonly xid: string
  readonly number: string
}

const POSITION = /^(\d{1,20})\.(\d{1,19})$/

export const positionText = ({ xid, number }: Position): string => `${xid}.${number}`

/** Parses what `positionText` wrote; undefined for anything else. */
export const readPosition = (text: string | undefined): Position | undefined => {
  const [, xid, number] = POSITION.exec(text ?? "") ?? []
  return xid === undefined || number === undefined ? undefined : { xid, number }
}

/** Whether `one` comes after `other`. */
export const isAfter = (one: Position, other: Position): boolean => {
  const [a, b] = [BigInt(one.xid), BigInt(other.xid)]
  return a === b ? BigInt(one.number) > BigInt(other.number) : a > b
}
