<?php
/**
 * Adds a site to the network and prints its number.
 *
 * @package Mainstreet
 */

$site = wp_insert_site(
	array(
		'domain'  => $values['domain'],
		'path'    => $values['path'],
		'title'   => 'Another',
		'user_id' => 1,
	)
);
echo wp_json_encode( is_wp_error( $site ) ? $site->get_error_message() : $site );
