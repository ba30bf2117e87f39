-- The day, where the organization is, for which its services were last computed.
create table maintenance.forecasts (
  organization_id uuid primary key references tenancy.organizations (id) on delete cascade,
  computed_for date not null
);

select app.protect_tenant_table('maintenance.forecasts');
grant select, insert, update (computed_for) on maintenance.forecasts to motorpool_system;
