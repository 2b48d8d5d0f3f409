<?php
/**
 * Events of payment services that came in (class Provider_Events): each is acted on once. `done` is 0 while
 * it is not known to be, `received_gmt` is when it came first.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'event_id VARCHAR(96) NOT NULL,
	type VARCHAR(64) NOT NULL,
	mode CHAR(4) NOT NULL,
	received_gmt DATETIME NOT NULL,
	done TINYINT UNSIGNED NOT NULL DEFAULT 0,
	PRIMARY KEY (event_id),
	KEY received_gmt (received_gmt)';
