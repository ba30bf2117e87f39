import type { PlantedFault } from "../PlantedFault.ts"

/** What keeps one caller from stopping the others: connections, bytes, turns and rates. */
export const capacityFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "connections-without-limit",
    what: "A network keeps the connections that it opens beyond its limit.",
    file: "infra/http/capacity/connections.ts",
    find: "if (part === undefined) return close()",
    replace: "if (part === undefined) return",
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/manyConnections.unit.test.ts",
      test: "one network opens as many connections as it likes"
    }
  },
  {
    name: "slow-bodies-awaited",
    what: "A body that comes too slowly is waited for.",
    file: "infra/http/capacity/receive.ts",
    find: "if (arrived < (bytesPerSecond * millis) / MILLIS_PER_SECOND) reject(new TooSlow())",
    replace: "if (arrived < 0) reject(new TooSlow())",
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/slowBodies.unit.test.ts",
      test: "600 connections that withhold the last byte of a body are all held"
    }
  },
  {
    name: "bodies-not-reserved",
    what: "The bodies of a network take any amount of memory.",
    file: "infra/http/capacity/capacity.ts",
    find: "bodyBytes: makeShares(all.bodyBytes, FIRST.bodyBytes)",
    replace: "bodyBytes: makeShares({ total: Infinity, perNetwork: Infinity }, FIRST.bodyBytes)",
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/slowBodies.unit.test.ts",
      test: "slow bodies of one network fill the memory"
    }
  },
  {
    name: "unread-without-limit",
    what: "The unread responses of a subscriber take any amount of memory.",
    file: "infra/http/capacity/answers.ts",
    find: "    for (const own of subscribers) excess(own ?? [], unreadBytes.perNetwork).forEach(cut)\n",
    replace: "",
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/unreadResponses.unit.test.ts",
      test: "one network has any number of unread responses in memory"
    }
  },
  {
    name: "invalid-calls-uncounted",
    what: "A call that is invalid is not counted.",
    file: "infra/http/limit.ts",
    find: "      Effect.tapError(() => count(Option.none())),\n",
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/boundedInput.pg.test.ts",
      test: "refuses invalid sign-ins of a network beyond its limit"
    }
  },
  {
    name: "changes-without-rate",
    what: "Changes whose endpoints declare no limits can be sent in a loop.",
    file: "infra/http/callRates.ts",
    find: `if (method !== "GET" && limits.length > 0) return []`,
    replace: `if (method !== "GET" && limits.length >= 0) return []`,
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/everyCallIsLimited.unit.test.ts",
      test: "changes something without a limit"
    }
  },
  {
    name: "reads-without-rate",
    what: "A person can read in a loop.",
    file: "infra/http/callRates.ts",
    find: "return person === null ? ofSubscriber : ofPerson.reads",
    replace: "return person === null ? ofSubscriber : []",
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/everyCallIsLimited.unit.test.ts",
      test: "can be read without a limit"
    }
  },
  {
    name: "streams-without-rate",
    what: "A person can open live streams in a loop.",
    file: "infra/realtime/openings.ts",
    find: "performance.now()) > 0",
    replace: "performance.now()) > Infinity",
    caughtBy: {
      suite: "postgres",
      file: "tests/infra/realtime/limits.pg.test.ts",
      test: "refuses a person who opens streams in a loop, and says when to try again"
    }
  },
  {
    name: "transactions-unordered",
    what: "Transactions begin in the order of arrival, whoever has most of them.",
    file: "infra/http/requestTurns.ts",
    find: `[people, caller.person],
        [subscribers, caller.subscriber],
        [organizations, lineOf(caller)]`,
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/crowdedDatabase.pg.test.ts",
      test: "one tenant's slow requests take every connection"
    }
  },
  {
    name: "subscriber-takes-all",
    what: "Accounts behind one address take every place for transactions.",
    file: "infra/http/requestTurns.ts",
    find: "        [subscribers, caller.subscriber],\n",
    replace: "",
    caughtBy: {
      suite: "unit",
      file: "tests/infra/http/requestTurns.unit.test.ts",
      test: "two accounts behind one address hold all of them"
    }
  },
  {
    name: "downloads-unshared",
    what: "Downloads to one address take every place.",
    file: "infra/http/requestTurns.ts",
    find: 'placesPerCaller: "share"',
    replace: "placesPerCaller: 32",
    caughtBy: {
      suite: "unit",
      file: "tests/infra/http/requestTurns.unit.test.ts",
      test: "sends no more to a subscriber than it leaves to others"
    }
  },
  {
    name: "claims-believed",
    what: "Strangers wait in the queue of the organization that they name.",
    file: "infra/http/knownMembers.ts",
    find: "isMember(claim) ? claim.organization : claim.person",
    replace: "claim.organization",
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/claimedOrganizations.unit.test.ts",
      test: "a crowd that claims to belong to an organization fills its queue"
    }
  },
  {
    name: "changes-weigh-the-same",
    what: "Small changes wait for large ones.",
    file: "modules/customers/contract/together.ts",
    find: 'weight: { list: "ids", heavyAbove: 50 }',
    replace: 'weight: "heavy"',
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/largeChanges.pg.test.ts",
      test: "small changes and exports wait for large changes"
    }
  },
  {
    name: "statements-without-turns",
    what: "Statements outside of transactions begin in the order of arrival.",
    file: "infra/postgres/rows.ts",
    find: "Effect.flatMap(inOwnTurn(statement), readAll)",
    replace: "Effect.flatMap(statement, readAll)",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/crowdedDatabase.pg.test.ts",
      test: "one person's slow requests without a transaction take every connection"
    }
  },
  {
    name: "floods-begin-in-turn",
    what: "With a flood from each of many networks, everyone waits for a request of each.",
    file: "infra/http/capacity/starts.ts",
    find: "if (at < least)",
    replace: "if (first === undefined)",
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/bursts.unit.test.ts",
      test: "everyone waits for a request of each flooding network"
    }
  },
  {
    name: "idle-connections-closed-early",
    what: "Connections are closed between requests while a proxy still uses them.",
    file: "infra/http/capacity/server.ts",
    find: "      keepAliveTimeout: idleMillis,\n",
    replace: "",
    caughtBy: {
      suite: "unit",
      file: "tests/infra/http/capacity/server.unit.test.ts",
      test: "keeps connections open between requests, longer than proxies do"
    }
  },
  {
    name: "the-small-yield",
    what: "A newcomer displaces whoever came first instead of the one that has most.",
    file: "infra/http/capacity/shares.ts",
    find: "one.taken > (largest?.taken ?? 0)",
    replace: "largest === undefined",
    caughtBy: {
      suite: "unit",
      file: "tests/infra/http/capacity/shares.unit.test.ts",
      test: "never end a connection of offices with 27 each while attackers have hundreds"
    }
  },
  {
    name: "pictures-decoded-here",
    what: "Pictures are decoded in the server's process.",
    file: "infra/files/Pictures.ts",
    find: `first === "costly" ? yield* large(bytes, caller, "avatar") : first`,
    replace: `yield* Effect.promise(() =>
        import("./reencodeImage.ts").then(({ reencodeImage }) => reencodeImage(bytes, "avatar"))
      )`,
    caughtBy: {
      suite: "unit",
      file: "tests/abuse/hostilePicture.unit.test.ts",
      test: "decoding a hostile picture takes the server's processor time and memory"
    }
  }
]
