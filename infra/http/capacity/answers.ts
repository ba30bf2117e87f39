import type { ServerResponse } from "node:http"
import type { Origin } from "../outer/address.ts"
import { isTakenOver } from "../outer/takeOver.ts"
import type { CapacityLimits } from "./limits.ts"
import type { Refused } from "./refused.ts"

const CHECK_MILLIS = 1000
const MILLIS_PER_SECOND = 1000
/** A line of the slowest pace loses some of it to packet headers and repeats. */
const LENIENCE = 4

/** A response under way, as of the last check. */
interface Answer {
  readonly response: ServerResponse
  readonly origin: Origin
  /** Bytes in our memory that the peer has not taken. */
  unread: number
  /** Bytes that the connection has ever taken. */
  taken: number
  /** Since when it takes too little. */
  since: number
}

/** Responses under way. They are checked every second, as long as there are any. */
export interface Answers {
  readonly watch: (response: ServerResponse, origin: Origin) => void
  readonly unreadBytes: () => number
}

/** Taking a few bytes puts the deadline off by the time that these need, so that they do not keep a response forever. */
const measure = (answer: Answer, now: number, bytesPerSecond: number): void => {
  const { req, writableLength } = answer.response
  const taken = req.socket.bytesWritten - req.socket.writableLength
  const earned = ((taken - answer.taken) / bytesPerSecond) * MILLIS_PER_SECOND * LENIENCE
  answer.since = writableLength === 0 ? now : Math.min(now, answer.since + earned)
  answer.taken = taken
  answer.unread = writableLength
}

const sum = (answers: ReadonlyArray<Answer>): number =>
  answers.reduce((bytes, { unread }) => bytes + unread, 0)

/** The answers that have waited longest, until the remaining ones fit. */
const excess = (answers: ReadonlyArray<Answer>, limit: number): ReadonlyArray<Answer> => {
  let over = sum(answers) - limit
  return answers
    .filter(({ unread }) => unread > 0)
    .toSorted((one, other) => one.since - other.since)
    .filter(({ unread }) => {
      const isCut = over > 0
      if (isCut) over -= unread
      return isCut
    })
}

/**
 * Cuts off responses whose readers do not take them, because their bytes wait in our memory: after a deadline, or when a
 * subscriber or all of them leave too much unread. Live streams have a bound of their own instead of the deadline.
 */
export const makeAnswers = (
  { unreadBytes, unreadMillis, pace }: CapacityLimits,
  refused: Refused
): Answers => {
  const answers = new Set<Answer>()
  let timer: NodeJS.Timeout | undefined

  const isOverdue = ({ response, unread, since }: Answer, now: number): boolean =>
    !isTakenOver(response) && now - since > unreadMillis + (unread / pace.bytesPerSecond) * MILLIS_PER_SECOND

  const cut = (answer: Answer): void => {
    refused.record("unread_response", answer.origin.network)
    answers.delete(answer)
    answer.response.req.socket.destroy()
  }

  const check = (): void => {
    const now = performance.now()
    for (const answer of answers) measure(answer, now, pace.bytesPerSecond)
    for (const answer of answers) if (answer.unread > 0 && isOverdue(answer, now)) cut(answer)
    const subscribers = Object.values(Object.groupBy(answers, ({ origin }) => origin.subscriber))
    for (const own of subscribers) excess(own ?? [], unreadBytes.perNetwork).forEach(cut)
    excess([...answers], unreadBytes.total).forEach(cut)
  }

  const forget = (answer: Answer): void => {
    answers.delete(answer)
    if (answers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    watch: (response, origin) => {
      const answer: Answer = { response, origin, unread: 0, taken: 0, since: performance.now() }
      answers.add(answer)
      response.once("close", () => forget(answer))
      timer ??= setInterval(check, Math.min(CHECK_MILLIS, unreadMillis)).unref()
    },
    unreadBytes: () => sum([...answers])
  }
}
