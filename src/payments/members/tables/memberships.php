<?php
/**
 * What members have access to (class Memberships). `status` is active, past_due, canceled or expired; `period_end` is
 * Unix time, 0 for one that does not end; `ends_at_period_end` is 1 when it is not renewed; `sub_ref` is the provider's subscription, or
 * the UUID of the order of a plan that is paid once; `user_id` the user who was logged in when it was bought;
 * `past_due_since` Unix time of the first news of a failed payment, 0 for none.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	member_id BIGINT UNSIGNED NOT NULL,
	plan_id BIGINT UNSIGNED NOT NULL,
	order_id BIGINT UNSIGNED NOT NULL,
	user_id BIGINT UNSIGNED NULL,
	mode CHAR(4) NOT NULL,
	status VARCHAR(12) NOT NULL,
	period_end BIGINT UNSIGNED NOT NULL DEFAULT 0,
	ends_at_period_end TINYINT UNSIGNED NOT NULL DEFAULT 0,
	past_due_since BIGINT UNSIGNED NOT NULL DEFAULT 0,
	sub_ref VARCHAR(191) NOT NULL,
	canceled_gmt DATETIME NULL,
	created_gmt DATETIME NOT NULL,
	updated_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY once (member_id, plan_id, sub_ref),
	KEY sub_ref (sub_ref),
	KEY plan_id (plan_id, status),
	KEY period_end (status, period_end),
	KEY order_id (order_id),
	KEY user_id (user_id)';
