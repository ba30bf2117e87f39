import { Bytes, endpoint, HOUR, inOrganization } from "#kernel"

export const ExportMessages = endpoint({
  name: "exportMessages",
  group: "Messages",
  method: "GET",
  path: "/api/organizations/:organizationId/message-export",
  access: "member",
  permission: "messages.read",
  summary: "Export your messages as a CSV file, one conversation after the other",
  params: inOrganization({}),
  output: Bytes,
  outputType: "bytes",
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const ExportCustomerEmails = endpoint({
  name: "exportCustomerEmails",
  group: "Messages",
  method: "GET",
  path: "/api/organizations/:organizationId/customer-email-export",
  access: "member",
  permission: "customer_emails.read",
  summary: "Export the emails to customers as a CSV file, newest first",
  params: inOrganization({}),
  output: Bytes,
  outputType: "bytes",
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
