import type { LeadDetails } from "../contract/views.ts"
import { businessTypes } from "./businessTypes.ts"

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;"
}

// XML 1.0 allows line breaks and tabs; other control characters are forbidden even when escaped.
const FORBIDDEN = /(?![\n\r\t])\p{Cc}|[\ufffe\uffff]/gu

const text = (value: string): string =>
  value.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => escapes[character] ?? "")

const element = (name: string, value: string | null, attributes = ""): ReadonlyArray<string> =>
  value === null ? [] : [`<${name}${attributes}>${text(value)}</${name}>`]

const comments = ({ job_title, business_type, fleet_size, message, notes }: LeadDetails): string =>
  [
    `Job title: ${job_title}`,
    `Business type: ${businessTypes[business_type]}`,
    ...(fleet_size === null ? [] : [`Fleet size: ${fleet_size}`]),
    ...(message === null ? [] : [message]),
    ...notes.map(({ author, text: note }) => `${author}: ${note}`)
  ].join("\n")

const prospect = (lead: LeadDetails): string =>
  [
    `<prospect status="${lead.status === "new" ? "new" : "resend"}">`,
    ...element("id", lead.id, ` sequence="1" source="Motorpool"`),
    ...element("requestdate", lead.created_at.toISOString()),
    // The format requires a vehicle, but a demo request has none.
    `<vehicle interest="test-drive" status="new"><year></year><make></make><model></model></vehicle>`,
    "<customer>",
    `<contact primarycontact="1">`,
    ...element("name", lead.first_name, ` part="first" type="individual"`),
    ...element("name", lead.last_name, ` part="last" type="individual"`),
    ...element("name", lead.company, ` part="full" type="business"`),
    ...element("email", lead.email, ` preferredcontact="1"`),
    ...element("phone", lead.phone, ` type="voice" time="nopreference"`),
    "</contact>",
    ...element("comments", comments(lead)),
    "</customer>",
    '<vendor><vendorname>Motorpool</vendorname><contact><name part="full">Motorpool</name></contact></vendor>',
    ...(lead.owner === null
      ? []
      : [`<provider><name part="full">Motorpool</name>`, ...element("email", lead.owner), "</provider>"]),
    "</prospect>"
  ].join("\n")

/**
 * Formats leads in the Auto-lead Data Format 1.0, which dealers' CRM systems import.
 *
 * Source: ADF, version 1.0 of 2000-05-30.
 */
export const adf = (leads: ReadonlyArray<LeadDetails>): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<?ADF VERSION "1.0"?>`,
    "<adf>",
    ...leads.map(prospect),
    "</adf>",
    ""
  ].join("\n")
