<?php
/**
 * Memberships (class Memberships). `status` is active, past_due, canceled or expired. `period_end` is a Unix time, 0 for unlimited
 * access. `ends_at_period_end` is 1 if it is not renewed. `sub_ref` is the subscription at the provider, or the UUID of the order of a
 * one-time purchase. `user_id` is the user who was logged in at the purchase. `past_due_since` is the Unix time when a failed payment
 * was first detected, 0 for none.
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
