export interface TurnLimits {
  /** How many run at the same time. */
  readonly places: number
  /** "share": no more than it leaves free. */
  readonly placesPerCaller: number | "share"
  /** How many wait. */
  readonly waiting: number
  readonly waitingPerCaller: number
  /** How many milliseconds each of them waits. */
  readonly patience: number
}

/** Returns the place. Must be called exactly once. */
export type EndTurn = () => void

/** Called with a place, or without one when there is none. */
export type Serve = (end?: EndTurn) => void

interface Caller {
  readonly name: string
  running: number
  /** In order of arrival. */
  readonly waiting: Set<Serve>
}

/**
 * Shares places fairly among callers: they take turns, however many wait for each. If too many wait overall, the caller
 * with the longest queue loses its newest entry, so that a crowd cannot keep out a newcomer. Of equally long queues that
 * is the one whose caller has had no turn for the longest time, and only a caller without an entry displaces it: a crowd
 * of callers cannot keep out a newcomer either, but it can in turn displace the newcomer.
 */
export class FairLine {
  readonly #limits: TurnLimits
  /** In the order of their last turn, or of their arrival. */
  readonly #callers = new Map<string, Caller>()
  /** Callers that wait and have not all of their places, in the order of their turns. */
  readonly #line = new Set<Caller>()
  #running = 0
  #waiting = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** A place for the caller, if one is free. */
  begin(name: string): EndTurn | undefined {
    return this.#mayRun(this.#callers.get(name)?.running ?? 0)
      ? this.#run(this.#callerNamed(name))
      : undefined
  }

  /** Waits for a place, and returns how to leave; undefined if too many wait already. */
  join(name: string, serve: Serve): (() => void) | undefined {
    if (!this.#mayWait(this.#callers.get(name)?.waiting.size ?? 0)) return undefined
    const caller = this.#callerNamed(name)
    caller.waiting.add(serve)
    this.#waiting += 1
    this.#update(caller)
    return () => this.#leave(caller, serve)
  }

  #callerNamed(name: string): Caller {
    const caller = this.#callers.get(name) ?? { name, running: 0, waiting: new Set() }
    this.#callers.set(name, caller)
    return caller
  }

  /** Whether a caller that has this many places may take another one. */
  #mayRun(running: number): boolean {
    const { places, placesPerCaller } = this.#limits
    const free = places - this.#running
    return free > 0 && running < (placesPerCaller === "share" ? free : placesPerCaller)
  }

  #run(caller: Caller): EndTurn {
    this.#running += 1
    caller.running += 1
    this.#callers.delete(caller.name)
    this.#callers.set(caller.name, caller)
    return () => {
      this.#running -= 1
      caller.running -= 1
      this.#update(caller)
      this.#serveNext()
    }
  }

  #next(): Caller | undefined {
    for (const caller of this.#line) if (this.#mayRun(caller.running)) return caller
    return undefined
  }

  #serveNext(): void {
    const caller = this.#next()
    const [serve] = caller?.waiting ?? []
    if (caller === undefined || serve === undefined) return
    // To the end of the line.
    this.#line.delete(caller)
    this.#leave(caller, serve)
    const end = this.#run(caller)
    this.#update(caller)
    serve(end)
  }

  #leave(caller: Caller, serve: Serve): void {
    if (!caller.waiting.delete(serve)) return
    this.#waiting -= 1
    this.#update(caller)
  }

  /** Adds the caller to the line or removes it, after its numbers have changed. */
  #update(caller: Caller): void {
    const { places, placesPerCaller } = this.#limits
    const most = placesPerCaller === "share" ? places : placesPerCaller
    if (caller.waiting.size > 0 && caller.running < most) this.#line.add(caller)
    else this.#line.delete(caller)
    if (caller.waiting.size + caller.running === 0) this.#callers.delete(caller.name)
  }

  /** Whether a caller of which this many wait may wait once more, if necessary instead of another one. */
  #mayWait(own: number): boolean {
    if (own >= this.#limits.waitingPerCaller) return false
    if (this.#waiting < this.#limits.waiting) return true
    const longest = [...this.#callers.values()].reduce((a, b) => (b.waiting.size > a.waiting.size ? b : a))
    const newest = [...longest.waiting].at(-1)
    if (newest === undefined || (own > 0 && longest.waiting.size <= own + 1)) return false
    this.#leave(longest, newest)
    newest()
    return true
  }
}
