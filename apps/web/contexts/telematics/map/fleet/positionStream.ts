import { Movements, positionStreamPath } from "#telematics/contract"
import { Schema } from "effect"
import { freshSession, refreshSession } from "../../../../api/refresh.ts"
import { currentSession } from "../../../../api/session.ts"
import { blocksOf, field, startWatchdog } from "../../../../api/stream.ts"
import { untilNextAttempt } from "../../../../api/untilNextAttempt.ts"

/** Milliseconds: the pause doubles with every attempt that fails, up to the longest. */
const FIRST_PAUSE = 2_500
const LONGEST_PAUSE = 60_000

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.toCodecJson(Movements)))

interface Following {
  readonly organizationId: string
  readonly onMovements: (movements: Movements) => void
  /** The stream is open: whatever happened before is in a snapshot that is requested now. */
  readonly onOpen: () => void
  readonly onLost: () => void
}

/** Follows the stream to its end. Returns the milliseconds that the server asks to wait, if it does. */
const follow = async (
  token: string,
  { organizationId, onMovements, onOpen }: Following,
  stopped: AbortSignal
): Promise<number | undefined> => {
  const watchdog = startWatchdog()
  let pause: number | undefined
  try {
    const response = await fetch(positionStreamPath.replace(":organizationId", organizationId), {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([watchdog.signal, stopped])
    })
    if (response.status === 401) await refreshSession(token)
    const wait = response.headers.get("retry-after")
    if (!response.ok || response.body === null) {
      if (wait === null) throw new Error(`The position stream answered ${response.status}.`)
      return Number(wait) * 1000
    }
    onOpen()
    for await (const block of blocksOf(response.body, watchdog.reset)) {
      const [event, data, retry] = ["event", "data", "retry"].map((name) => field(block, name))
      if (retry !== undefined) pause = Number(retry)
      if (event === "positions" && data !== undefined) onMovements(decode(data))
    }
    return pause
  } finally {
    watchdog.stop()
  }
}

/** Opens the stream again and again until it is stopped. */
const keepFollowing = async (following: Following, stopped: AbortSignal) => {
  let failures = 0
  const counted: Following = {
    ...following,
    onOpen: () => {
      failures = 0
      following.onOpen()
    }
  }
  while (!stopped.aborted) {
    const session = await freshSession().catch(() => undefined)
    if (session === undefined && currentSession() === undefined) return
    const pause = session && (await follow(session.access_token, counted, stopped).catch(() => undefined))
    if (stopped.aborted) return
    following.onLost()
    failures += 1
    const backoff = failures > 1 ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)) : 0
    await untilNextAttempt(pause ?? backoff)
  }
}

/**
 * Follows the movements of an organization's vehicles while this page is in the foreground. Returns the function that
 * stops it.
 */
export const followPositions = (following: Following): (() => void) => {
  let open: AbortController | undefined
  const update = () => {
    if (document.visibilityState === "hidden") {
      open?.abort()
      open = undefined
    } else if (open === undefined) {
      open = new AbortController()
      void keepFollowing(following, open.signal)
    }
  }
  document.addEventListener("visibilitychange", update)
  update()
  return () => {
    document.removeEventListener("visibilitychange", update)
    open?.abort()
  }
}
