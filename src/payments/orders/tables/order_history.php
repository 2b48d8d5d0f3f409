<?php
/**
 * Events of an order (class Order_History): `what` is a short name that the admin screen has a message for, `detail` the data of the
 * message as JSON, `actor` the user who caused the event, 0 for a visitor or the provider.
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	order_id BIGINT UNSIGNED NOT NULL,
	what VARCHAR(32) NOT NULL,
	detail TEXT NULL,
	actor BIGINT UNSIGNED NOT NULL DEFAULT 0,
	created_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	KEY order_id (order_id, id)';
