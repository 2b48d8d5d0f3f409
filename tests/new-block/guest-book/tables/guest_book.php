<?php
/**
 * Entries of the guest book.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, entry VARCHAR(500) NOT NULL, PRIMARY KEY (id)';
