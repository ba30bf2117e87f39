import { PageHeader } from "../../ui/PageHeader.tsx"
export const Component = () => <PageHeader title="Auth" />
