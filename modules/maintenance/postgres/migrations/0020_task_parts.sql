-- Which parts a task usually uses, and how many units of each.
create table maintenance.task_parts (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  task_id uuid not null,
  part_id uuid not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (organization_id, task_id, part_id),
  foreign key (organization_id, task_id) references maintenance.tasks (organization_id, id) on delete cascade,
  foreign key (organization_id, part_id) references maintenance.parts (organization_id, id) on delete cascade
);
create index tasks_with_part on maintenance.task_parts (organization_id, part_id);

select app.protect_tenant_table('maintenance.task_parts');
select app.count_storage('maintenance.task_parts');

grant select, insert, delete on maintenance.task_parts to motorpool_app;
grant select, insert, update, delete on maintenance.task_parts to motorpool_system;
