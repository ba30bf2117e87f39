import type { ServerResponse } from "node:http"

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const STYLE =
  "body{font:16px system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}"

/** A small page as a user sees it. */
export const page = (response: ServerResponse, status: number, title: string, body: string): void => {
  response
    .writeHead(status, { "content-type": "text/html; charset=utf-8" })
    .end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style><main><h1>${escaped(title)}</h1>${body}</main></html>`
    )
}

export interface Choice {
  /** The labels of the buttons. */
  readonly yes: string
  readonly no: string
  readonly text: string
  /** Sent back, so that the choice identifies its page. */
  readonly query: URLSearchParams
  readonly path: string
}

/** A page with two buttons, which works without scripts. */
export const choice = (
  response: ServerResponse,
  title: string,
  { yes, no, text, query, path }: Choice
): void =>
  page(
    response,
    200,
    title,
    `<p>${escaped(text)}</p><form method="post" action="${path}?${escaped(query.toString())}"><button name="answer" value="yes">${escaped(yes)}</button><button name="answer" value="no">${escaped(no)}</button></form>`
  )

/** Redirects the user's browser. */
export const leave = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location, "cache-control": "no-store" }).end()
}
