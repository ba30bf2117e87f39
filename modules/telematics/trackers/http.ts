import { intake } from "#infra/http"
import { receiveFromTrackers } from "./commands/ReceiveFromTrackers.ts"
import { receiveFromForwarders } from "./commands/ReceiveFromForwarders.ts"
import { recognizeForwarder } from "./queries/RecognizeForwarder.ts"
import { recognizeTracker } from "./queries/RecognizeTracker.ts"

/** A device reports once a second at most; when it was offline, it sends what it stored as quickly as it is answered. */
const PER_DEVICE = { burst: 2_000, perSecond: 5 }

export const trackersIntakes = [
  intake({
    name: "receiveFromTrackers",
    path: "/ingest/osmand",
    methods: ["GET", "POST"],
    // 500 locations with everything that Traccar Client adds.
    bytes: 512 * 1024,
    limit: PER_DEVICE,
    read: recognizeTracker,
    store: receiveFromTrackers
  }),
  intake({
    name: "receiveFromForwarders",
    path: "/ingest/traccar/:token",
    methods: ["POST"],
    bytes: 64 * 1024,
    limit: PER_DEVICE,
    read: recognizeForwarder,
    store: receiveFromForwarders
  })
]
