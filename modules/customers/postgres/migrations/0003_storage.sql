select app.count_storage('customers.imports');
select app.count_storage('customers.customers');
