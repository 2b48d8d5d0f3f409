<?php
/**
 * Prints the key of a service and the setting that store-key.php wrote, as a site of the network has them.
 *
 * @package Mainstreet
 */

$settings = Mainstreet\Core\Options\Stored_Settings::all();
echo wp_json_encode(
	array(
		Mainstreet\Connections\Secrets\Secrets::get( 'mapbox' ),
		isset( $settings['note'] ) ? $settings['note'] : '',
	)
);
