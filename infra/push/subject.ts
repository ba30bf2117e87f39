const ADDRESS = /([^\s<>]+@[^\s<>]+\.[^\s<>]+?)>?$/

/**
 * The contact for push services: the sender of our emails or, if that is not a public address, the product's own. Some
 * services refuse a subject they cannot parse.
 */
export const subjectOf = ({
  mailFrom,
  publicUrl
}: {
  readonly mailFrom: string
  readonly publicUrl: string
}): string => {
  const address = ADDRESS.exec(mailFrom)?.[1]
  if (address !== undefined) return `mailto:${address}`
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:motorpool@localhost"
}
