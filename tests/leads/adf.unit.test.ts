import { EmailAddress } from "#kernel"
import { adf } from "#leads/operator"
import { type LeadDetails, LeadId } from "#leads/contract"
import { expect, it } from "vitest"

const lead: LeadDetails = {
  id: LeadId.make("018f2a3b-0000-7000-8000-000000000001"),
  status: "new",
  owner: null,
  first_name: "Ana & Bo",
  last_name: "<O'Neil>",
  email: EmailAddress.make("ana@example.com"),
  phone: "+49 30 123",
  company: 'Autos "Sur"',
  job_title: "Owner",
  business_type: "dealership",
  fleet_size: "51-100",
  message: "Please call.\u0007",
  locale: "es",
  created_at: new Date("2026-03-01T10:00:00Z"),
  updated_at: new Date("2026-03-01T10:00:00Z"),
  notes: [{ author: "ops", text: "Called.", at: new Date("2026-03-02T10:00:00Z") }]
}

it("writes the request as valid XML", () => {
  const xml = adf([lead])
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<?ADF VERSION "1.0"?>\n<adf>')).toBe(true)
  expect(xml).toContain('<name part="first" type="individual">Ana &amp; Bo</name>')
  expect(xml).toContain('<name part="last" type="individual">&lt;O&apos;Neil&gt;</name>')
  expect(xml).toContain('<name part="full" type="business">Autos &quot;Sur&quot;</name>')
  expect(xml).toContain("<requestdate>2026-03-01T10:00:00.000Z</requestdate>")
  expect(xml).toContain(
    "Business type: Auto Dealership\nFleet size: 51-100\nPlease call.\nops: Called.</comments>"
  )
})

it("closes every element in order", () => {
  const open: Array<string> = []
  for (const [, end, name = "", , alone] of adf([lead, { ...lead, phone: null, message: null }]).matchAll(
    /<(\/?)([a-z]+)([^>]*?)(\/?)>/g
  ))
    if (end === "/") expect(open.pop()).toBe(name)
    else if (alone !== "/") open.push(name)
  expect(open).toEqual([])
})
