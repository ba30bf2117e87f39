const ADDRESS = /([^\s<>]+@[^\s<>]+\.[^\s<>]+?)>?$/

/**
 * Whom a push service can turn to: the sender of our mails or, where that is no address of the open internet,
 * the product's own. Some services refuse a subject they cannot make sense of.
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
