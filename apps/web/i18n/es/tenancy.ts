import type { Translation } from "../catalogue.ts"
import type { tenancy as english } from "../en/tenancy.ts"

export const tenancy: Translation<typeof english> = {
  switcher: {
    title: "Organizaciones",
    label: (name) => `Organización ${name}, cambiar`,
    current: "actual"
  },
  industries: {
    fleet: "Operaciones de flota",
    rental: "Alquiler de coches",
    dealership: "Concesionario",
    logistics: "Logística y transporte",
    delivery: "Servicios de reparto",
    construction: "Construcción",
    other: "Otro"
  },
  found: {
    title: "Cree su organización",
    sentence: "Aquí cuelgan sus vehículos, su equipo y su prueba de 14 días.",
    name: "Nombre",
    industry: "Sector",
    industryPlaceholder: "Elija un sector",
    submit: "Crear organización",
    busy: "Creando...",
    done: (name) => `${name} está lista.`
  },
  waiting: {
    title: "Tiene una invitación",
    sentence: "Únase a un equipo que ya está aquí."
  },
  tabs: {
    label: "Organización",
    members: "Miembros",
    invitations: "Invitaciones",
    settings: "Ajustes",
    "audit-log": "Registro"
  },
  members: {
    about: "Los más recientes primero.",
    emailUnavailable: "Correo no disponible",
    unnamed: "Aún sin nombre",
    you: "Usted",
    role: "Función",
    roleOf: (name) => `Función de ${name}`,
    joined: (when) => `Se unió ${when}`,
    actions: (name) => `Acciones para ${name}`,
    roleChanged: (name, role) => `${name} ahora es ${role}.`,
    makeOwner: "Hacer propietario",
    remove: "Quitar",
    leave: "Abandonar la organización"
  },
  transfer: {
    title: (name) => `¿Hacer propietario a ${name}?`,
    sentence: (name, organization) =>
      `${name} será propietario de ${organization} y usted pasará a ser administrador. Solo ${name} podrá devolvérsela.`,
    confirm: "Hacer propietario",
    done: (name) => `${name} es ahora el propietario.`
  },
  remove: {
    title: (name) => `¿Quitar a ${name}?`,
    sentence: (name, organization) =>
      `${name} pierde el acceso a ${organization} de inmediato. Lo que hizo se conserva. Puede invitarle de nuevo.`,
    confirm: "Quitar",
    done: (name) => `${name} ya no es miembro.`
  },
  leave: {
    title: (organization) => `¿Abandonar ${organization}?`,
    sentence:
      "Pierde el acceso de inmediato y no puede volver por su cuenta: alguien de allí tendrá que invitarle otra vez.",
    owner: "Una organización necesita un propietario: antes de irse, haga propietario a otro miembro.",
    heading: "Abandonar esta organización",
    about: "Pierde el acceso de inmediato. Alguien tendrá que invitarle otra vez.",
    confirm: "Abandonar la organización",
    done: (organization) => `Ha abandonado ${organization}.`
  },
  typed: {
    label: (word) => `Escriba ${word} para confirmar`,
    mismatch: (word) => `Escriba ${word}.`
  },
  invite: {
    title: "Invitar a un miembro",
    sentence: "Recibirá un mensaje con un enlace válido durante 7 días.",
    name: "Nombre",
    email: "Correo",
    role: "Función",
    submit: "Enviar invitación",
    busy: "Enviando...",
    sent: (email) => `Invitación enviada a ${email}.`
  },
  roleHints: {
    owner: "Todo, también ceder la organización.",
    admin: "Todo excepto ceder la organización.",
    manager: "Lleva el trabajo diario e invita a personas.",
    technician: "Trabaja en los vehículos.",
    agent: "Trabaja en el mostrador de alquiler.",
    sales: "Vende vehículos.",
    driver: "Conduce vehículos.",
    viewer: "Ve, pero no cambia nada."
  },
  invitations: {
    about: "Enviadas por correo, válidas 7 días, las más recientes primero.",
    emptyTitle: "No hay nadie invitado",
    empty: "Una invitación cuelga aquí hasta que se acepta.",
    status: { pending: "Pendiente", accepted: "Aceptada", revoked: "Revocada", expired: "Caducada" },
    expires: (when) => `Caduca ${when}`,
    expired: (when) => `Caducó ${when}`,
    sent: (when) => `Enviada ${when}`,
    invitedBy: (name) => `Invitado por ${name}`,
    resend: "Reenviar",
    resendTo: (email) => `Reenviar la invitación a ${email}`,
    resent: (email) => `Un nuevo enlace está en camino a ${email}.`,
    revoke: "Revocar",
    revokeFor: (email) => `Revocar la invitación a ${email}`,
    revoked: (email) => `La invitación a ${email} fue revocada.`
  },
  settings: {
    title: "Ajustes de la organización",
    about: "Valen para todos en la organización.",
    name: "Nombre",
    industry: "Sector",
    timeZone: "Zona horaria",
    timeZoneHint: "La siguen los horarios, los vencimientos y los informes.",
    currency: "Moneda",
    units: "Unidades",
    metric: "Métricas (km, L)",
    imperial: "Imperiales (mi, gal)",
    save: "Guardar cambios",
    saving: "Guardando...",
    saved: "Ajustes guardados.",
    readOnly: "Los propietarios y administradores pueden cambiarlos."
  },
  myInvitations: {
    none: "No hay invitaciones pendientes",
    invitationTo: (organization) => `Invitación para unirse a ${organization}`,
    role: "Función",
    invitedBy: "Invitado por",
    expires: "Caduca",
    accept: "Aceptar",
    decline: "Rechazar",
    verifyFirst:
      "Para aceptar desde aquí, verifique antes su correo electrónico. También sirve el enlace del mensaje de la invitación."
  },
  joined: (organization) => `Se ha unido a ${organization}.`,
  invitation: {
    title: (organization) => `Únase a ${organization}`,
    sentence: (role) => `Está invitado con la función ${role}.`,
    sentenceBy: (role, name) => `${name} le invita con la función ${role}.`,
    expires: (when) => `La invitación caduca ${when}.`,
    as: (email) => `Ha iniciado sesión como ${email}.`,
    join: "Unirse",
    joining: "Uniéndose...",
    someoneElse: (invited, signedIn) =>
      `Esta invitación es para ${invited}, pero ha iniciado sesión como ${signedIn}. Cierre la sesión para seguir con la cuenta correcta.`,
    signOut: "Cerrar sesión",
    known: (email) => `Inicie sesión como ${email} para unirse.`,
    unknown: "Cree su cuenta para unirse. Solo hacen falta un nombre y una contraseña.",
    loading: "Abriendo su invitación…",
    failedTitle: "Esta invitación no se abre",
    home: "Ir a Motorpool"
  }
}
