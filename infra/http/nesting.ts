const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d
]

/** Whether lists and objects in a JSON text are nested more deeply than `limit`. Stops there; no value is built. */
export const isNestedBeyond = (limit: number, json: string): boolean => {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at)
    if (isInText) {
      if (unit === BACKSLASH) at++
      else if (unit === QUOTE) isInText = false
    } else if (unit === QUOTE) isInText = true
    else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
      if (++depth > limit) return true
    } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) depth--
  }
  return false
}
