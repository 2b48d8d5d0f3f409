<?php
/**
 * Received webhook events (class Provider_Event_Log). `done` is 1 once the event was processed, `received_gmt` is the time of
 * the first delivery.
 */

defined( 'ABSPATH' ) || exit;

return 'event_id VARCHAR(96) NOT NULL,
	type VARCHAR(64) NOT NULL,
	mode CHAR(4) NOT NULL,
	received_gmt DATETIME NOT NULL,
	done TINYINT UNSIGNED NOT NULL DEFAULT 0,
	PRIMARY KEY (event_id),
	KEY received_gmt (received_gmt)';
