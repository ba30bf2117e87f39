select app.count_storage('messaging.messages');
select app.count_storage('messaging.customer_emails');
