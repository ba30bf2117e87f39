/** Seconds to wait, from a Retry-After that has a number or a date; null for anything else. */
export const retryAfterIn = (headers: Headers, now: number): number | null => {
  const value = headers.get("retry-after")?.trim()
  if (value === undefined) return null
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000))
}
