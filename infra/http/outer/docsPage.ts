import { Schema } from "effect"
import { entriesByTag, operationArticle, type Entry } from "./docsOperation.ts"
import { schemaAnchor, schemaDetails } from "./docsSchema.ts"
import { problemSection } from "./docsProblems.ts"
import { docsStyle } from "./docsStyle.ts"
import { markup, type Html } from "./html.ts"
import { OpenApiDocument } from "./openApiDocument.ts"

export { docsStyleHash } from "./docsStyle.ts"

const decodeDocument = Schema.decodeUnknownSync(OpenApiDocument)

const groupAnchor = (tag: string): string => `group-${tag.replace(/[^A-Za-z0-9]+/g, "-")}`

const link = (anchor: string, text: string): Html => markup`<a href="#${anchor}">${text}</a>`

const groupLinks = ([tag, entries]: readonly [string, ReadonlyArray<Entry>]): Html => {
  const links = entries.map(
    ({ anchor, method, operation, path }) =>
      markup`<li>${link(anchor, operation.summary ?? `${method} ${path}`)}</li>`
  )
  return markup`<ul><li class="group">${link(groupAnchor(tag), tag)}</li>${links}</ul>`
}

const groupSection = (document: OpenApiDocument, tag: string, entries: ReadonlyArray<Entry>): Html => {
  const description = document.tags?.find((described) => described.name === tag)?.description
  return markup`<section><h2 id="${groupAnchor(tag)}">${tag}</h2>
<p class="quiet">${description}</p>
${entries.map(operationArticle)}</section>`
}

const schemaSection = (document: OpenApiDocument): Html => {
  const articles = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      markup`<article id="${schemaAnchor(name)}"><h3>${name}</h3>${schemaDetails(schema)}</article>`
  )
  return markup`<section><h2 id="schemas">Schemas</h2>${articles}</section>`
}

const pageHead = (info: OpenApiDocument["info"]): Html => markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${{ html: docsStyle }}</style>
</head>`

const pageHeader = (info: OpenApiDocument["info"]): Html => markup`<header>
<h1>${info.title}</h1>
<p>Version ${info.version}. For programs: <a href="/api/openapi.json">openapi.json</a></p>
<p>${info.description}</p>
</header>`

/**
 * Renders the OpenAPI document as a page: plain HTML and one style sheet, no script, nothing external. Serve it with
 * the policy of the page kind `docs` and `docsStyleHash`. Throws when it is not such a document.
 */
export const docsPage = (openapi: unknown): string => {
  const document = decodeDocument(openapi)
  const groups = entriesByTag(document)
  const sections = [...groups].map(([tag, entries]) => groupSection(document, tag, entries))
  const problems = problemSection([...groups.values()].flat())
  const ends = markup`<ul><li class="group">${link("problems", "Problems")}</li><li class="group">${link("schemas", "Schemas")}</li></ul>`
  return markup`<!doctype html>
<html lang="en">
${pageHead(document.info)}
<body>
<a class="skip" href="#content">Skip to the endpoints</a>
${pageHeader(document.info)}
<div class="columns">
<nav aria-label="Endpoints" tabindex="0">${[...groups].map(groupLinks)}${ends}</nav>
<main id="content" tabindex="-1">${sections}${problems}${schemaSection(document)}</main>
</div>
</body>
</html>`.html
}
