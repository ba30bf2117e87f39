/** Seconds to wait, from a Retry-After that has a number or a date; null for anything else. */
export const retryAfterIn = (headers: Headers, now: number): number | null => {
  const said = headers.get("retry-after")?.trim()
  if (said === undefined) return null
  if (/^\d{1,9}$/.test(said)) return Number(said)
  const at = Date.parse(said)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000))
}
