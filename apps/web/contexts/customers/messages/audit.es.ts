export const messages = {
  sentences: {
    "customer.archived": "[actor] archivó al cliente [subject]",
    "customer.created": "[actor] añadió al cliente [subject]",
    "customer.edited": "[actor] cambió [fields] del cliente [subject]",
    "customer.restored": "[actor] restauró al cliente [subject]",
    "customers.archived": "[actor] archivó clientes ([count])",
    "customers.edited": "[actor] cambió [fields] de clientes ([count])",
    "customers.restored": "[actor] restauró clientes ([count])",
    "customers.exported": "[actor] exportó clientes ([count])",
    "customers.import_undone": "[actor] deshizo una importación de clientes ([count])",
    "customers.imported": "[actor] importó clientes"
  },
  fields: {
    name: "el nombre",
    email: "el correo",
    phone: "el teléfono",
    notes: "las notas",
    type: "el tipo",
    tags: "las etiquetas",
    owner_id: "el responsable"
  }
}
