import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Cuenta", subtitle: "Perfil, seguridad y sesiones" },
  keywords: "perfil contraseña imagen foto sesiones seguridad",
  signOut: { title: "Cerrar sesión", keywords: "salir desconectar" },
  verification: {
    title: "Verifique su correo electrónico",
    sentence: (email) => `Hemos enviado un enlace a ${email}.`,
    resend: "Reenviar correo",
    resent: (email) => `Hemos enviado un nuevo correo a ${email}.`
  }
}
