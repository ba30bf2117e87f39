/** How many items a list of the body has. */
export const itemsIn = (body: unknown, list: string): number => {
  const items: unknown = typeof body === "object" && body !== null ? Reflect.get(body, list) : undefined
  return Array.isArray(items) ? items.length : 0
}
