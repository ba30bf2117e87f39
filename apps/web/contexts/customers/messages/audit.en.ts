export const messages = {
  sentences: {
    "customer.archived": "[actor] archived the customer [subject]",
    "customer.created": "[actor] added the customer [subject]",
    "customer.edited": "[actor] changed [fields] of the customer [subject]",
    "customer.restored": "[actor] restored the customer [subject]",
    "customers.archived": "[actor] archived customers ([count])",
    "customers.edited": "[actor] changed [fields] of customers ([count])",
    "customers.restored": "[actor] restored customers ([count])",
    "customers.exported": "[actor] exported customers ([count])",
    "customers.import_undone": "[actor] undid an import of customers ([count])",
    "customers.imported": "[actor] imported customers"
  },
  fields: {
    name: "name",
    email: "email",
    phone: "phone",
    notes: "notes",
    type: "type",
    tags: "tags",
    owner_id: "owner"
  }
}
