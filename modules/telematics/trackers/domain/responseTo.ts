/** How a tracker sent its reports. */
export type TrackerFormat = "query" | "json"

/** What became of a request: stored, refused by a decoder, or from a device that nobody has added. */
export type TrackerOutcome = "stored" | "refused" | "unknown_device"

/** The status of the response, whose body is empty. A tracker deletes what was answered with 200, and sends the rest again. */
export const responseTo = (format: TrackerFormat, outcome: TrackerOutcome): 200 | 400 | 404 => {
  if (outcome === "stored") return 200
  return outcome === "unknown_device" && format === "json" ? 404 : 400
}
