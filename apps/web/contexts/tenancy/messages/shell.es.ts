import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Organización", subtitle: "Equipo y ajustes" },
  keywords: "ajustes equipo miembros invitaciones auditoría",
  quickLink: "Miembros, roles, invitaciones",
  settings: "Ajustes",
  switcher: {
    title: "Organizaciones",
    label: (name) => `Organización ${name}, cambiar`,
    current: "actual"
  },
  invite: { title: "Invitar a un miembro", keywords: "añadir persona colega equipo usuario" },
  create: { title: "Crear organización", keywords: "nueva empresa flota" },
  setup: {
    create: {
      title: "Cree su organización",
      about: "El nombre, la zona horaria y la moneda están en sus ajustes."
    },
    invite: { title: "Invite a su equipo", about: "Recibirán un correo con un enlace para unirse." }
  },
  choose: { title: "Cambiar de organización", keywords: "empresa cambiar" }
}
